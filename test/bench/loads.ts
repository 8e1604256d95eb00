import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { median, openBrowser } from './built-app.ts';
import { barePage, serveBare } from './loads/bare.ts';
import { floorOf } from './loads/floor.ts';
import { addressFor, type Load, load, openPage } from './loads/load.ts';
import { type BenchPage, benchPages } from './loads/pages.ts';
import { serveBuild } from './loads/server.ts';

// Cold loads of the production build, each beside its floor: docs/performance.md says how to read them.
// npm run bench [-- part of a page's name]

const rounds = Number(process.env.ROUNDS ?? 7);
const [, , wanted = ''] = process.argv;
const pages = [...benchPages, barePage].filter(({ name }) => name.includes(wanted));

/** Milliseconds of a call: what the server takes, and the way there, which Chromium counts within a response's delay. */
const callDelay = 250;

await build({ logLevel: 'warn' });
const server = await serveBuild('dist', callDelay);
await serveBare(server);
const browser = await openBrowser();

const floorAt = ({ name }: BenchPage) => `/floor/${encodeURIComponent(name)}`;

/** Makes a static document of the page as it is when all has been loaded. */
async function makeFloor(page: BenchPage): Promise<void> {
  const opened = await openPage(browser, server.origin);
  await opened.page.goto(addressFor(page));
  await opened.page.evaluate((content) => window.painted(content), page.content);
  await opened.settle();
  server.put(floorAt(page), await opened.page.evaluate(floorOf));
  await opened.close();
}

interface Pair {
  readonly ours: Load;
  readonly floor: Load;
}

const measured = new Map<BenchPage, Pair[]>(pages.map((page) => [page, []]));
for (const page of pages) await makeFloor(page);
// In turn, so that what else the machine does falls on all; the first round warms up.
for (let round = 0; round <= rounds; round++) {
  for (const [page, pairs] of measured) {
    const ours = await load(browser, server.origin, addressFor(page), page);
    const floor = await load(browser, server.origin, floorAt(page), page);
    if (round > 0) pairs.push({ ours, floor });
  }
}
await browser.close();
server.close();

/** Of paired loads: median, with the least and the most. */
function ratio(pairs: readonly Pair[], of: (one: Load) => number): string {
  const each = pairs.map(({ ours, floor }) => of(ours) / of(floor));
  return `${median(each).toFixed(2)} [${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)}]`;
}

console.log(`Medians of ${rounds} cold loads, CPU slowed 4 times, 150 ms, 1.6 Mbit/s. Quote the ratios.`);
console.table(
  Object.fromEntries(
    [...measured].map(([{ name }, pairs]) => [
      name,
      {
        'first paint ÷ floor': ratio(pairs, ({ firstPaint }) => firstPaint),
        'largest ÷ floor': ratio(pairs, ({ largestPaint }) => largestPaint),
        'content ÷ floor': ratio(pairs, ({ content }) => content),
      },
    ]),
  ),
);
console.table(
  Object.fromEntries(
    [...measured].map(([{ name }, pairs]) => {
      const all = pairs.map(({ ours }) => ours);
      const middle = (of: (one: Load) => number | null) =>
        Number(median(all.map((one) => of(one) ?? Number.NaN)).toFixed(3));
      return [
        name,
        {
          'html kB': middle(({ kB }) => kB.html),
          'css kB': middle(({ kB }) => kB.css),
          'js kB': middle(({ kB }) => kB.js),
          'font kB': middle(({ kB }) => kB.font),
          'data kB': middle(({ kB }) => kB.data),
          requests: middle(({ requests }) => requests),
          rounds: middle(({ rounds: inLine }) => inLine),
          'blocking ms': middle(({ blocking }) => blocking),
          shift: middle(({ shift }) => shift),
          'heap MB': middle(({ heap }) => heap),
          'click ms': middle(({ click }) => click),
          'back ms': middle(({ back }) => back),
        },
      ];
    }),
  ),
);
mkdirSync('.cache', { recursive: true });
writeFileSync(
  '.cache/bench.json',
  `${JSON.stringify(Object.fromEntries([...measured].map(([{ name }, pairs]) => [name, pairs])), null, 2)}\n`,
);
process.exit(0);
