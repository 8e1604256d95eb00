import { readFileSync } from 'node:fs';
import { create, type Struct } from 'superstruct';
import { registry } from '#flows/registry.ts';
import { domFile, type Engine, rawFiles, rawJourneys, rawPaths } from './raw.ts';
import { type Report, reportOf } from './report.ts';

function readRaw<T>(file: string, struct: Struct<T>): T {
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), struct);
  } catch (error) {
    throw new Error(`${file} is missing or incomplete: run npm run coverage:paths, or npm run engines.`, {
      cause: error,
    });
  }
}

/** The report of the last runs of these engines; without any, of the DOM and Chromium. */
export function readReport(judged: readonly Engine[]): Report {
  const flows = registry.map(({ flow }) => flow);
  const paths = (judged.length === 0 ? (['chromium'] as const) : judged).map((engine) => [
    engine,
    readRaw(rawFiles[engine], rawPaths),
  ]);
  const dom = judged.length === 0 && { dom: flows.flatMap(({ id }) => readRaw(domFile(id), rawPaths)) };
  const journeys = judged.length === 0 ? readRaw(rawFiles.journeys, rawJourneys) : [];
  return reportOf(flows, { ...dom, ...Object.fromEntries(paths), journeys });
}
