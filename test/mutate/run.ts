import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { layersOf } from './layers.ts';

// npm run mutate -- <area> [layer]; docs/decisions/0032-literals-and-mutations.md says how to read the figures.

const [, , area = '', only] = process.argv;
const chosen = Object.entries(layersOf(area)).filter(
  ([name, { folder }]) => existsSync(folder) && (only === undefined || only === name),
);
if (area === '' || chosen.length === 0) throw new Error(`nothing to mutate in the area '${area}'`);

const figures: Record<string, object> = {};
for (const [name, { folder, tests, goal, ignoresStatic = false }] of chosen) {
  process.env.MUTATION_TESTS = tests.join(' ');
  const results = await new Stryker({
    mutate: [`${folder}/**/*.{ts,tsx}`],
    ignorePatterns: ['/dist*', '/coverage', '/.cache', '/test-results', '/docs/flows'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
    // Not there: Stryker would rewrite it by the API of TypeScript, which version 7 lacks.
    tsconfigFile: 'no-tsconfig.json',
    ignoreStatic: ignoresStatic,
    concurrency: Number(process.env.CONCURRENCY ?? 1),
    tempDirName: '.cache/mutation',
    reporters: ['html'],
    htmlReporter: { fileName: `coverage/mutation/${area}/${name}.html` },
    allowEmpty: true,
  }).runMutationTest();

  const withStatus = (...statuses: readonly string[]) =>
    results.filter(({ status }) => statuses.includes(status));
  const killed = withStatus('Killed', 'Timeout').length;
  const alive = withStatus('Survived', 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of alive)
    console.log(`${fileName}:${location.start.line} ${status} ${mutatorName}: ${replacement}`);
  const percent = Math.round((100 * killed) / (killed + alive.length));
  figures[name] = { killed, alive: alive.length, '%': percent, goal };
}

console.log(`Mutants of the area ${area}:`);
console.table(figures);
