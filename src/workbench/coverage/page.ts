import { type Runner, runners } from './raw.ts';
import {
  branchesIn,
  type Counts,
  type FlowReport,
  isMissing,
  type Kind,
  type Report,
  type Row,
} from './report.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
caption { text-align: left; font-weight: bold; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8888; }
tbody th { font-weight: normal; overflow-wrap: anywhere; }
li { overflow-wrap: anywhere; }
.missing { background: light-dark(#fde3de, #5c1f14); }
:target { outline: 3px solid; }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const kinds: Readonly<Record<Kind, string>> = {
  states: 'States',
  transitions: 'Transitions',
  branches: 'of them guard branches',
};

/** The report as one self-contained file. */
export const pageOf = ({ judged, missing, journeys, total, flows }: Report): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Path coverage</title>
<style>${style}</style>
</head>
<body>
<h1>Path coverage</h1>
<h2>Not covered</h2>
${
  missing.length === 0
    ? `<p>Nothing: paths take every transition and enter every state, in ${judged.map((runner) => runners[runner]).join(', in ')}.</p>`
    : `<ul id="missing">${missing
        .map(
          ({ kind, name, notIn }) =>
            `<li class="missing">${kind} <a href="#${anchor(name)}">${escaped(name)}</a>: not in ${notIn.join(', not in ')}</li>`,
        )
        .join('\n')}</ul>`
}
<h2>In total</h2>
${countsTable('All flows', total, judged)}
<p>Paths are generated from the charts. Journeys are written by hand and do not count as coverage. The ${journeys} journeys
in Chromium are listed beside the states that their pages reported (<code>data-state</code>); a page reports no
transitions and no exits.</p>
<p><strong>Journeys in the DOM are not on this page.</strong> <code>npx vitest run test/journeys</code> records them, and the
workbench lists them: select a state or a transition, and press <em>Tests of this part</em>.</p>
${flows.map(flowSection(judged)).join('\n')}
</body>
</html>
`;

const flowSection =
  (judged: readonly Runner[]) =>
  ({ flow, counts, transitions, states }: FlowReport): string => {
    const branches = new Set(branchesIn(transitions));
    const plain = transitions.filter((row) => !branches.has(row));
    return `<h2>${escaped(flow)}</h2>
${countsTable(`Covered in ${escaped(flow)} by the paths of all flows`, counts, judged)}
${rowsTable('Guard branches', 'Transition', [...branches], judged)}
${rowsTable('Transitions without a guard', 'Transition', plain, judged)}
${rowsTable('States', 'State', states, judged)}`;
  };

const headings = (titles: readonly string[]) =>
  titles.map((title) => `<th scope="col">${title}</th>`).join('');

const countsTable = (caption: string, counts: Counts, judged: readonly Runner[]) => `<table>
<caption>${caption}</caption>
<thead><tr>${headings(['What', ...judged.map((runner) => runners[runner])])}</tr></thead>
<tbody>${Object.entries(kinds)
  .map(([kind, title]) => {
    const count = counts[kind as Kind];
    const cells = judged.map((runner) => `<td>${count[runner]} of ${count.all}</td>`);
    return `<tr><th scope="row">${title}</th>${cells.join('')}</tr>`;
  })
  .join('\n')}</tbody>
</table>`;

function rowsTable(caption: string, what: string, rows: readonly Row[], judged: readonly Runner[]): string {
  if (rows.length === 0) return '';
  const hasJourneys = rows.some(({ journeys }) => journeys !== null);
  const columns = [
    what,
    ...judged.map((runner) => `Paths in ${runners[runner]}`),
    ...(hasJourneys ? ['Journeys in Chromium'] : []),
  ];
  return `<table>
<caption>${caption}</caption>
<thead><tr>${headings(columns)}</tr></thead>
<tbody>${rows.map((row) => rowOf(row, judged)).join('\n')}</tbody>
</table>`;
}

const rowOf = (
  row: Row,
  judged: readonly Runner[],
) => `<tr id="${anchor(row.name)}"${isMissing(row) ? ' class="missing"' : ''}>
<th scope="row">${escaped(row.name)}</th>
${[...judged.map((runner) => row[runner] ?? []), ...(row.journeys ? [row.journeys] : [])].map((names) => `<td>${list(names)}</td>`).join('')}
</tr>`;

const list = (names: readonly string[]) =>
  names.length === 0
    ? 'none'
    : `<details><summary>${names.length}</summary><ul>${names.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul></details>`;

/** Names contain spaces and arrows; an id must not. */
const anchor = (name: string) => encodeURIComponent(name).replaceAll('%', '_');
