import { mkdirSync, writeFileSync } from 'node:fs';
import { employeeList } from './employee-list.ts';
import { growth } from './growth.ts';
import { largePolicies } from './large-policies.ts';
import { loads } from './loads.ts';
import { longLists } from './long-lists.ts';
import { openBrowser } from './page.ts';
import { type Bench, type Measured, median } from './scenario.ts';

// npm run bench:<name> [-- part of a scenario's name]; docs/performance.md says how to read the tables.

const benches: Readonly<Record<string, Bench>> = {
  loads,
  employees: employeeList,
  policies: largePolicies,
  growth,
  lists: longLists,
};

const [, , name = '', ...wanted] = process.argv;
const bench = benches[name];
if (!bench) throw new Error(`no bench ${name}: ${Object.keys(benches).join(', ')}`);
const rounds = Number(process.env.ROUNDS ?? bench.rounds);

const browser = await openBrowser();
const measured = (await bench.scenarios(browser))
  .filter(({ what }) => what.includes(wanted.join(' ')))
  .map(({ what, variants }) => ({
    what,
    variants: Object.entries(variants).map(([variant, measure]) => ({
      variant,
      measure,
      all: [] as Measured[],
    })),
  }));
// In turn, so that other work of the machine affects all of them; the first of several rounds warms up.
for (let round = rounds > 1 ? 0 : 1; round <= rounds; round++) {
  for (const { variants } of measured) {
    for (const { measure, all } of round % 2 === 0 ? variants : variants.toReversed()) {
      const result = await measure();
      if (round > 0) all.push(result);
    }
  }
}
await browser.close();

const columns = (all: readonly Measured[], cell: (column: string) => number | string) =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((column) => [column, cell(column)]));

const medians = (all: readonly Measured[]) =>
  columns(all, (column) => Number(median(all.map((one) => one[column] ?? Number.NaN)).toFixed(2)));

/** The ratios of each round: median, least and most. */
const ratios = (first: readonly Measured[], last: readonly Measured[]) =>
  columns(last, (column) => {
    const each = last.map(
      (one, round) => (one[column] ?? Number.NaN) / (first[round]?.[column] ?? Number.NaN),
    );
    if (!each.every(Number.isFinite)) return '';
    const range = [Math.min(...each), Math.max(...each)].map((ratio) => ratio.toFixed(2));
    return `${median(each).toFixed(2)} [${range.join('–')}]`;
  });

console.log(`${bench.title}; medians of ${rounds} round(s).`);
console.table(
  Object.fromEntries(
    measured.flatMap(({ what, variants }) => {
      const [first, ...more] = variants;
      return [
        ...variants.map(({ variant, all }) => [`${what}: ${variant}`, medians(all)] as const),
        ...more.map(
          ({ variant, all }) =>
            [`${what}: ${variant} ÷ ${first?.variant}`, ratios(first?.all ?? [], all)] as const,
        ),
      ];
    }),
  ),
);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', `${JSON.stringify(measured, null, 2)}\n`);
process.exit(0);
