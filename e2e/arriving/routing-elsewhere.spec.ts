import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { insurerOf, type Steered } from './routing-insurer.ts';
import { headings, isKeptOutBy, isSentTo, seesErrorCard } from './routing-outcome.ts';

type Ends = (page: Page) => Promise<void>;

const overview = '/oversikt/forsikring/mine-forsikringer';
const successor = 'https://kunde.forsikring.example/hopp';

const shows =
  (heading: string): Ends =>
  (page) =>
    expect(headings(page)).toHaveText([heading]);
const goesTo =
  (address: string): Ends =>
  (page) =>
    isSentTo(page, address);
const goesOnTo =
  (address: string): Ends =>
  (page) =>
    expect.poll(() => page.url().replace(/^http:\/\/localhost:\d+/, '')).toBe(address);
const keptOut: Ends = (page) => isKeptOutBy(page, 'Banken');

const off = { transition: 'off', bank: '0820' };
const moves = { transition: 'on', damage: 'none', redirect: 'on', bank: '0820' };
const mayStay = { ...moves, redirect: 'off' };
const insured = { ...moves, damage: 'has' };
const blocked = { ...insured, bank: '0502', blocks: 'yes' };

const business = { transition: 'on', bank: '0820' };
const gone = { ...business, routing: 'successor' };
const stays = { ...business, routing: 'stays' };
const fails = { ...business, routing: 'fails' };

const skip = { skip: 'on' };
const stop = { skip: 'off' };

const buys = shows('Våre mest kjøpte forsikringer');
const shortcuts = shows('Hva vil du gjøre?');

interface Entrance {
  readonly name: string;
  readonly address: string;
  readonly persona: 'private-one' | 'business-admin';
  readonly rows: readonly (readonly [Steered, Ends])[];
}

const entrances: readonly Entrance[] = [
  {
    name: 'the buy page, to a person',
    address: `${overview}/kjope`,
    persona: 'private-one',
    rows: [
      [off, buys],
      [moves, goesTo(`${successor}/0820/pm/kjop`)],
      [mayStay, buys],
      [insured, buys],
      [blocked, keptOut],
    ],
  },
  {
    name: 'the buy page, to a business',
    address: `${overview}/kjope`,
    persona: 'business-admin',
    rows: [
      [gone, goesTo(`${successor}/3910/bm/kjop`)],
      [fails, seesErrorCard],
      // A6.2: the list is for persons.
      [stays, goesOnTo(`${overview}#/bm/bestille`)],
    ],
  },
  {
    // A2.15. Skipped or not, routing comes first.
    name: 'the intermediate page, to a person',
    address: '/mellomside',
    persona: 'private-one',
    rows: [
      [{ ...off, ...stop }, shortcuts],
      [{ ...off, ...skip }, goesOnTo(overview)],
      [{ ...moves, ...stop }, goesTo(`${successor}/0820/pm/hjem`)],
      [{ ...moves, ...skip }, goesTo(`${successor}/0820/pm/hjem`)],
      [{ ...insured, ...stop }, shortcuts],
      [{ ...insured, ...skip }, goesOnTo(overview)],
      [{ ...blocked, ...stop }, keptOut],
      [{ ...blocked, ...skip }, keptOut],
    ],
  },
  {
    name: 'the intermediate page, to a business',
    address: '/bedrift/nettbank/mine-forsikringer/mellomside',
    persona: 'business-admin',
    rows: [
      [{ ...gone, ...stop }, goesTo(`${successor}/3910/bm/hjem`)],
      [{ ...gone, ...skip }, goesTo(`${successor}/3910/bm/hjem`)],
      [{ ...stays, ...stop }, shortcuts],
      [{ ...stays, ...skip }, goesOnTo(overview)],
      [{ ...fails, ...stop }, seesErrorCard],
      [{ ...fails, ...skip }, seesErrorCard],
    ],
  },
];

for (const { name, address, persona, rows } of entrances) {
  test(`${name}: routing comes first (A4.9, A4.10)`, async ({ page }) => {
    await sandboxOf(page).answersAtOnce();
    const insurer = await insurerOf(page);
    for (const [answers, ends] of rows) {
      await test.step(JSON.stringify(answers), async () => {
        insurer.expects(answers);
        await page.goto(`${address}?persona=${persona}`, { waitUntil: 'commit' });
        await ends(page);
      });
    }
  });
}
