import type { Browser, Page } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { type Employee, employees } from '#sandbox/employees/employees.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { median, openBrowser, serveBuilt } from './built-app.ts';

// Compares a list of 10 000 employees with one of 100, in Chromium with the CPU slowed: `npm run bench:employees`.

const sizes = [100, 10_000] as const;
type Size = (typeof sizes)[number];

/** How many times slower than this machine. */
const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 15);
const typed = 'berg';

const persona = 'business-large';
const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === 'N17');
const list = `#/bm/personal/${policy?.forsikringsnummer}/${policy?.versjon}/ansattliste`;

interface Timed {
  /** From the start of the navigation until the list is painted. */
  readonly load: number;
  /** From another page of the loaded app until the list is painted. */
  readonly open: number;
  /** The part of `open` after the response has arrived. */
  readonly afterResponse: number;
  /** The response requested, read and parsed by itself, without the app. */
  readonly parsed: number;
  /** From each key until its hits are painted. */
  readonly keys: readonly number[];
}

const letters = [...'abcdefghij'];

/** With a name of their own, as nearly all have in a real company: the sandbox has a few hundred names. */
function named(employee: Employee, index: number): Employee {
  const middle = [...String(index).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('');
  const navn = employee.personInfo.navn.replace(' ', ` M${middle} `);
  return { ...employee, personInfo: { ...employee.personInfo, navn } };
}

/** A response of one size, made before anything is measured. */
const serveWith = (size: Size) => serveBuilt({ '/bm/ansattliste/': employees(size).map(named) });

declare global {
  interface Window {
    /** Resolves with the time of the paint after the first card is in the page. */
    listPainted(): Promise<number>;
    keyPainted: Promise<number>;
  }
}

/** Runs in the page, before its own code. */
function watchPaints() {
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  window.listPainted = () =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector('.card-list__card')) return;
        observer.disconnect();
        void afterPaint().then(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true });
      look();
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.keyPainted = afterPaint().then((painted) => painted - timeStamp);
    },
    { capture: true },
  );
}

/** The list's own page is left, and opened again by its address. */
const openAgain = (page: Page) =>
  page.evaluate(async (address) => {
    performance.clearResourceTimings();
    const start = performance.now();
    location.hash = address;
    const painted = await window.listPainted();
    const [response] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/bm/ansattliste/'));
    const { responseEnd = start } = (response ?? {}) as Partial<PerformanceResourceTiming>;
    return { open: painted - start, afterResponse: painted - responseEnd, address: response?.name ?? '' };
  }, list);

const parseAgain = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const start = performance.now();
    JSON.parse(await (await fetch(url, { cache: 'no-store' })).text());
    return performance.now() - start;
  }, address);

async function time(browser: Browser, origin: string): Promise<Timed> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  // tsx wraps functions in a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${main}?persona=${persona}${list}`, { waitUntil: 'commit' });
  const load = await page.evaluate(() => window.listPainted());

  await page.evaluate(() => {
    location.hash = '#/bm/bestille';
  });
  await page.getByRole('button', { name: 'Kontakt meg' }).waitFor();
  const { address, ...opened } = await openAgain(page);

  await page.getByRole('searchbox').focus();
  const keys: number[] = [];
  for (const letter of typed) {
    await page.keyboard.press(letter);
    keys.push(await page.evaluate(() => window.keyPainted));
  }
  const parsed = await parseAgain(page, address);
  await context.close();
  return { load, ...opened, keys, parsed };
}

const servers = { 100: await serveWith(100), 10000: await serveWith(10_000) };
const browser = await openBrowser();
const timed: Record<Size, Timed[]> = { 100: [], 10000: [] };
// In turn, so that what else the machine does falls on both; the first round warms up.
for (let round = 0; round <= rounds; round++) {
  for (const size of round % 2 === 0 ? sizes : sizes.toReversed()) {
    const result = await time(browser, servers[size].origin);
    if (round > 0) timed[size].push(result);
  }
}
await browser.close();
for (const { close } of Object.values(servers)) close();

console.log(`Medians of ${rounds} rounds in ms, CPU slowed ${slowdown} times; the goal is a ratio of 1.5.`);
const rows: readonly (readonly [string, (one: Timed) => readonly number[]])[] = [
  ['key to paint', ({ keys }) => keys],
  ['open within the app', ({ open }) => [open]],
  ['  of which after the response', ({ afterResponse }) => [afterResponse]],
  ['reading and parsing alone', ({ parsed }) => [parsed]],
  ['load the document', ({ load }) => [load]],
];
console.table(
  rows.map(([what, of]) => {
    const [small, large] = sizes.map((size) => median(timed[size].flatMap(of)));
    const ratio = (large ?? Number.NaN) / (small ?? Number.NaN);
    return { what, '100': small?.toFixed(1), '10 000': large?.toFixed(1), ratio: ratio.toFixed(2) };
  }),
);
process.exit(0);
