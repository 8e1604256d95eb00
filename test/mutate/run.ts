import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { mutateFlows } from './flows.ts';
import { testsOfRules } from './layers.ts';

// npm run mutate -- <area> [layer]; docs/decisions/0032-literals-and-mutations.md says how to read the figures.

// Code that forgets the time zone of Norway has another day here, and tests run in threads, which cannot change it.
process.env.TZ = 'Pacific/Kiritimati';

const [, , area = '', only] = process.argv;
const folders = { domain: `src/domain/${area}`, machines: `machines/${area}`, views: `src/views/${area}` };
const layers = ['domain', 'machines', 'views'] as const;
const chosen = layers.filter((layer) => existsSync(folders[layer]) && (only === undefined || only === layer));
if (area === '' || chosen.length === 0) throw new Error(`nothing to mutate in the area '${area}'`);

/** Runs these tests with each mutant of these files, or of these parts of files. */
function resultsOf(mutate: string[], tests: string, report: string) {
  process.env.MUTATION_TESTS = tests;
  return new Stryker({
    mutate,
    ignorePatterns: ['/dist*', '/coverage', '/.cache', '/test-results', '/docs/flows'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
    // Not there: Stryker would rewrite it by the API of TypeScript, which version 7 lacks.
    tsconfigFile: 'no-tsconfig.json',
    // A test that is slow because the machine is busy has not noticed anything.
    timeoutMS: 60_000,
    concurrency: Number(process.env.CONCURRENCY ?? 1),
    tempDirName: '.cache/mutation',
    reporters: ['html'],
    htmlReporter: { fileName: `coverage/mutation/${area}/${report}.html` },
    allowEmpty: true,
  }).runMutationTest();
}

type Result = Awaited<ReturnType<typeof resultsOf>>[number];

const withStatus = (results: readonly Result[], ...statuses: readonly Result['status'][]) =>
  results.filter(({ status }) => statuses.includes(status));

const nameOf = ({ fileName, location, mutatorName, replacement }: Result) =>
  JSON.stringify([fileName, location, mutatorName, replacement]);

/** As Stryker reads the part of a file: its columns begin with 0 there. */
const partOf = ({ fileName, location: { start, end } }: Result) =>
  `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** Prints each mutant of the rules that no test notices. */
async function mutateRules(folder: string): Promise<void> {
  let killed = 0;
  let timedOut = 0;
  let alive: readonly Result[] = [];
  for (const [turn, tests] of testsOfRules(area).entries()) {
    const parts = turn === 0 ? [`${folder}/**/*.{ts,tsx}`] : [...new Set(alive.map(partOf))];
    if (parts.length === 0) break;
    const results = await resultsOf(parts, tests, `domain-${turn + 1}`);
    const missed = new Set(alive.map(nameOf));
    const judged = turn === 0 ? results : results.filter((result) => missed.has(nameOf(result)));
    killed += withStatus(judged, 'Killed').length;
    timedOut += withStatus(judged, 'Timeout').length;
    const noticed = new Set(withStatus(judged, 'Killed', 'Timeout').map(nameOf));
    // Without tests of this kind there are no results, and all stay alive.
    const before = turn === 0 ? withStatus(judged, 'Survived', 'NoCoverage') : alive;
    alive = before.filter((result) => !noticed.has(nameOf(result)));
  }
  for (const { fileName, location, mutatorName, replacement, status } of alive)
    console.log(`${fileName}:${location.start.line} ${status} ${mutatorName}: ${replacement}`);
  const percent = Math.round((100 * (killed + timedOut)) / (killed + timedOut + alive.length));
  console.table({ [area]: { killed, 'by time-out': timedOut, alive: alive.length, '%': percent, goal: 90 } });
}

for (const layer of chosen) {
  if (layer === 'domain') await mutateRules(folders.domain);
  else mutateFlows(area, folders[layer], layer === 'machines' ? 90 : 80);
}
