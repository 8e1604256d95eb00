import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Struct } from 'superstruct';
import { registry } from '#flows/registry.ts';
import { pageOf } from './page.ts';
import { domFile, engines, rawFiles, rawJourneys, rawPaths, runners } from './raw.ts';
import { type Report, reportOf } from './report.ts';

/** `write-report.ts firefox webkit` judges these; without arguments, the DOM and Chromium. */
const given = process.argv.slice(2);
const judged = engines.filter((engine) => given.includes(engine));
const file = judged.length === 0 ? 'coverage/paths' : 'coverage/engines';

/** Writes the report as HTML and JSON from the data of the last runs. It judges nothing: the paths in the DOM do. */
function writeReport(): Report {
  const flows = registry.map(({ flow }) => flow);
  const paths = (judged.length === 0 ? (['chromium'] as const) : judged).map((engine) => [
    engine,
    readRaw(rawFiles[engine], rawPaths),
  ]);
  const dom = judged.length === 0 && { dom: flows.flatMap(({ id }) => readRaw(domFile(id), rawPaths)) };
  const journeys = judged.length === 0 ? readRaw(rawFiles.journeys, rawJourneys) : [];
  const report = reportOf(flows, { ...dom, ...Object.fromEntries(paths), journeys });
  writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${file}.html`, pageOf(report));
  return report;
}

function readRaw<T>(file: string, struct: Struct<T>): T {
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), struct);
  } catch (error) {
    throw new Error(`${file} is missing or incomplete: run npm run coverage:paths, or npm run engines.`, {
      cause: error,
    });
  }
}

try {
  const report = writeReport();
  const { missing, total } = report;
  for (const { name, kind, notIn } of missing)
    console.log(`${kind} ${name}: not in ${notIn.join(', not in ')}`);
  for (const [kind, count] of Object.entries(total)) {
    const parts = report.judged.map((runner) => `in ${runners[runner]} ${count[runner]}`);
    console.log([`${kind}: ${count.all}`, ...parts].join(', '));
  }
  console.log(`${file}.html`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
