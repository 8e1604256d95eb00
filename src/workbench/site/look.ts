import { existsSync, readFileSync } from 'node:fs';
import { array, boolean, create, type Infer, string, type } from 'superstruct';

const spec = type({ title: string(), ok: boolean() });
const suites = array(type({ specs: array(spec) }));
const browserReport = type({ stats: type({ startTime: string() }), suites });

export type BrowserReport = Infer<typeof browserReport>;

/** The report of the last run of the browser's tests; null without one. */
export function readBrowserReport(file: string): BrowserReport | null {
  return existsSync(file) ? create(JSON.parse(readFileSync(file, 'utf8')), browserReport) : null;
}

/** How the paths of a flow went in Chromium, in a sentence; null if they did not run. */
export function lookOf(flow: string, report: BrowserReport | null): string | null {
  const walked = report?.suites
    .flatMap(({ specs }) => specs)
    .find(({ title }) => title.startsWith(`${flow}: the page takes every transition`));
  if (!report || !walked) return null;
  const day = report.stats.startTime.slice(0, 10);
  return walked.ok
    ? `Chromium, ${day}: every transition taken; axe, layout and contrast found nothing in any of these states.`
    : `Chromium, ${day}: the run of this flow failed.`;
}
