import type { Browser, Page } from 'playwright';
import { documentOf, main } from '#e2e/support/documents.ts';
import { openPage, slowDown, worked } from './page.ts';
import type { Bench, Measured } from './scenario.ts';
import { serveBuild } from './server.ts';

type Json = Readonly<Record<string, unknown>>;

interface List {
  readonly what: string;
  readonly persona: string;
  readonly address: string;
  readonly sizes: readonly number[];
  /** The path of the response that is made longer. */
  readonly operation?: string;
  readonly lengthened?: (body: unknown, size: number) => unknown;
  /** Resolves when the page is ready to be measured. */
  readonly prepare: (page: Page, size: number) => Promise<unknown>;
  readonly act: (page: Page, size: number) => Promise<unknown>;
  /** The number of keys pressed; the result is the time of one. */
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

const lists: readonly List[] = [
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

async function time(
  browser: Browser,
  origin: string,
  { persona, address, operation, lengthened, prepare, act, presses = 1 }: List,
  size: number,
): Promise<Measured> {
  const opened = await openPage(browser, origin);
  const { page, cdp, close } = opened;
  if (operation && lengthened)
    await page.route(`**${operation}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: lengthened(await response.json(), size) });
    });
  const [path, hash = ''] = address.split('#');
  await page.goto(path === 'about:blank' ? 'about:blank' : `${path}?persona=${persona}${hash && `#${hash}`}`);
  await prepare(page, size);
  await slowDown(cdp);
  const result = await worked(opened, () => act(page, size));
  await close();
  return Object.fromEntries(Object.entries(result).map(([kind, ms]) => [kind, ms / presses]));
}

/** Compares long lists with short ones. */
export const longLists: Bench = {
  title: 'Main thread in ms, CPU slowed 4 times',
  rounds: 5,
  async scenarios(browser) {
    const { origin } = await serveBuild();
    return lists.map((list) => ({
      what: list.what,
      variants: Object.fromEntries(
        list.sizes.map((size) => [`${size}`, () => time(browser, origin, list, size)]),
      ),
    }));
  },
};
