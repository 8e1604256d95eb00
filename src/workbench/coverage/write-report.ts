import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Struct } from 'superstruct';
import { registry } from '#flows/registry.ts';
import { pageOf } from './page.ts';
import { domFile, rawFiles, rawJourneys, rawPaths } from './raw.ts';
import { type Report, reportOf } from './report.ts';

/** Writes coverage/paths.html and .json from the data of the last runs; exits with 1 if something is not covered. */
function writeReport(): Report {
  const report = reportOf(
    registry.map(({ flow }) => flow),
    {
      dom: registry.flatMap(({ flow }) => readRaw(domFile(flow.id), rawPaths)),
      chromium: readRaw(rawFiles.chromium, rawPaths),
      journeys: readRaw(rawFiles.journeys, rawJourneys),
    },
  );
  writeFileSync('coverage/paths.json', `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync('coverage/paths.html', pageOf(report));
  return report;
}

function readRaw<T>(file: string, struct: Struct<T>): T {
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), struct);
  } catch (error) {
    throw new Error(`${file} is missing or incomplete: run npm run coverage:paths.`, { cause: error });
  }
}

try {
  const { missing, total } = writeReport();
  for (const { name, kind, notIn } of missing)
    console.error(`${kind} ${name}: not in ${notIn.join(', not in ')}`);
  for (const [kind, { all, dom, chromium }] of Object.entries(total))
    console.log(`${kind}: ${all}, in the DOM ${dom}, in Chromium ${chromium}`);
  console.log('coverage/paths.html');
  process.exitCode = missing.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
