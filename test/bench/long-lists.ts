import type { BrowserContext, Page } from 'playwright';
import { documentOf, main } from '#e2e/support/documents.ts';
import { median, openBrowser, serveBuilt } from './built-app.ts';

// Compares long lists with short ones in the built app, in Chromium with the CPU slowed: `npm run bench:lists`.

const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);

type Json = Readonly<Record<string, unknown>>;

interface Scenario {
  readonly what: string;
  readonly persona: string;
  readonly address: string;
  readonly sizes: readonly number[];
  /** The response to make longer, and how. */
  readonly operation?: string;
  readonly lengthened?: (body: unknown, size: number) => unknown;
  /** Until what is measured can begin. */
  readonly prepare: (page: Page, size: number) => Promise<unknown>;
  readonly act: (page: Page, size: number) => Promise<unknown>;
  /** Of which the result is the time of one. */
  readonly presses?: number;
}

const repeated = <T>(
  items: readonly T[],
  size: number,
  change: (item: T, index: number) => T,
): readonly T[] =>
  Array.from({ length: size }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map(change);

const word = 'spare';

const scenarios: readonly Scenario[] = [
  {
    what: 'a key in the bank list',
    persona: 'private-one',
    address: '/oversikt/forsikring/egenerklaring',
    sizes: [20, 100, 500, 2000],
    operation: '/rest/banker',
    lengthened: (_, size) =>
      Array.from({ length: size }, (__, at) => ({ name: `Sparebanken ${at}`, bankregnr: String(1000 + at) })),
    prepare: (page) => page.getByRole('combobox').waitFor(),
    async act(page) {
      await page.locator('.combobox input').click();
      await page.locator('.combobox__item').first().waitFor();
      for (const letter of word) await page.keyboard.press(letter);
    },
    presses: word.length + 1,
  },
  {
    what: 'opening the dialog over the persons with access',
    persona: 'business-admin',
    address: `${main}#/bm/tilganger`,
    sizes: [10, 1000],
    operation: '/rest/web/relasjoner/admin',
    lengthened: (body, size) => {
      const { manuelleRelasjoner, ...rest } = body as { manuelleRelasjoner: readonly Json[] };
      const change = (one: Json, at: number) => ({
        ...one,
        uuid: `uuid-${at}`,
        kundenavn: { fulltNavn: `Kari Nordmann ${at}` },
      });
      return { ...rest, manuelleRelasjoner: repeated(manuelleRelasjoner, size, change) };
    },
    // By style, not by role: to find a role, Playwright computes the names of all buttons within the page.
    prepare: (page) => page.locator('.person button').first().focus(),
    async act(page) {
      await page.keyboard.press('Enter');
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    what: 'the landing page with policies',
    persona: 'private-rich',
    address: 'about:blank',
    sizes: [100, 1000],
    operation: '/rest/skade/kunde',
    lengthened: (body, size) => {
      const { forsikringer, ...rest } = body as { forsikringer: readonly Json[] };
      const change = (one: Json, at: number) => ({ ...one, forsikringsnummer: String(8_000_000 + at) });
      return { ...rest, forsikringer: repeated(forsikringer, size, change) };
    },
    prepare: async () => undefined,
    async act(page, size) {
      await page.goto(`${main}?persona=private-rich`);
      await page
        .locator('.policy')
        .nth(size - 1)
        .waitFor({ state: 'attached' });
    },
  },
  {
    what: 'choosing among relations',
    persona: 'business-admin',
    address: 'about:blank',
    sizes: [20, 2000],
    operation: '/rest/web/relasjoner',
    lengthened: (body, size) =>
      repeated(body as readonly Json[], size, (one, at) => ({
        ...one,
        organisasjonsnummer: String(900_000_000 + at),
        organisasjonsnavn: `Selskap ${at} AS`,
      })),
    prepare: async () => undefined,
    async act(page, size) {
      await page.goto(`${documentOf('agreement-chooser')}?persona=business-admin`);
      await page
        .locator('.choice')
        .nth(size - 1)
        .waitFor({ state: 'attached' });
    },
  },
  {
    what: 'a key in the rows of the self-administered report',
    persona: 'business-self-administered',
    address: `${main}#/bm/admin/selvadministrert-inn-og-utmelding`,
    sizes: [1, 100],
    async prepare(page, size) {
      const add = page.getByRole('button', { name: 'Legg til ansatt' });
      await add.waitFor();
      for (let rows = 1; rows < size; rows++) await add.evaluate((button: HTMLElement) => button.click());
      await page.getByLabel('Fødselsår').first().focus();
    },
    async act(page) {
      for (const digit of '1990') await page.keyboard.press(digit);
    },
    presses: 4,
  },
];

/** Milliseconds that the main thread worked, by kind; the machine's other work does not count. */
async function worked(context: BrowserContext, page: Page, act: () => Promise<unknown>) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = async () => {
    // What was started is painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    const { metrics } = await cdp.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await read();
  await act();
  const after = await read();
  const of = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const [script, style, layout] = [of('ScriptDuration'), of('RecalcStyleDuration'), of('LayoutDuration')];
  return { all: of('TaskDuration'), script, style, layout };
}

const { origin, close } = await serveBuilt();
const browser = await openBrowser();

async function time(
  { persona, address, operation, lengthened, prepare, act, presses = 1 }: Scenario,
  size: number,
) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  await page.addInitScript('globalThis.__name = (named) => named');
  if (operation && lengthened)
    await page.route(`**${operation}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: lengthened(await response.json(), size) });
    });
  const [path, hash = ''] = address.split('#');
  await page.goto(path === 'about:blank' ? 'about:blank' : `${path}?persona=${persona}${hash && `#${hash}`}`);
  await prepare(page, size);
  const result = await worked(context, page, () => act(page, size));
  await context.close();
  return Object.values(result).map((ms) => ms / presses);
}

const only = process.argv.slice(2).join(' ');
console.log(`Main thread in ms, medians of ${rounds} rounds, CPU slowed ${slowdown} times.`);
const rows = [];
for (const scenario of scenarios.filter(({ what }) => what.includes(only))) {
  const results = new Map(scenario.sizes.map((size) => [size, [] as (readonly number[])[]]));
  // In turn, so that what else the machine does falls on all.
  for (let round = 0; round < rounds; round++)
    for (const [size, all] of results) all.push(await time(scenario, size));
  for (const [size, all] of results) {
    const [main, script, style, layout] = [0, 1, 2, 3].map((at) =>
      median(all.map((one) => one[at] ?? Number.NaN)).toFixed(0),
    );
    rows.push({ what: scenario.what, size, all: main, script, style, layout });
  }
}
console.table(rows);
await browser.close();
close();
process.exit(0);
