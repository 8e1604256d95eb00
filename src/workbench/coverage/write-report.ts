import { writeFileSync } from 'node:fs';
import { pageOf } from './page.ts';
import { engines, runners } from './raw.ts';
import { readReport } from './read-report.ts';
import type { Report } from './report.ts';

/** `write-report.ts firefox webkit` judges these; without arguments, the DOM and Chromium. */
const given = process.argv.slice(2);
const judged = engines.filter((engine) => given.includes(engine));
const file = judged.length === 0 ? 'coverage/paths' : 'coverage/engines';

/** Writes the report as HTML and JSON from the data of the last runs. It judges nothing: the paths in the DOM do. */
function writeReport(): Report {
  const report = readReport(judged);
  writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${file}.html`, pageOf(report));
  return report;
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
