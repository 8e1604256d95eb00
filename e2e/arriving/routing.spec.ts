import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { combinations, speaksOf, type Visit, visitsOf } from './routing-combinations.ts';
import { type Dependent, dependent, insurerOf } from './routing-insurer.ts';
import { gets } from './routing-outcome.ts';
import { type Row, rows } from './routing-rows.ts';

// A trace of so many visits takes a third of their time; the step that fails names its combination.
test.use({ trace: 'off' });

const segments = { private: 'private-one', business: 'business-admin' } as const;

const calls = Object.keys(dependent) as readonly Dependent[];
const nameOf = (visit: Visit) =>
  Object.entries(visit)
    .map(([dimension, value]) => `${dimension} ${value}`)
    .join(', ');

test('every combination is spoken of by one row', () => {
  const speakers = combinations.map((combination) => ({
    ...combination,
    rows: rows.filter((row) => speaksOf(row, combination)).length,
  }));
  expect(speakers.filter((combination) => combination.rows !== 1)).toEqual([]);
  expect(speakers).toHaveLength(2 * 2 * 2 * 2 * 3 * 4 * 2);
});

/** What the row says of a call; of one that makes no difference it says nothing. */
async function askedAsSaid(row: Row, wasAsked: (call: Dependent) => number) {
  const said = calls.filter((call) => row[call] !== 'any');
  const times = (call: Dependent) => (row[call] === 'unasked' ? 0 : 1);
  await expect
    .poll(() => said.map((call) => `${call}: ${wasAsked(call)}`))
    .toEqual(said.map((call) => `${call}: ${times(call)}`));
}

async function walk(page: Page, segment: keyof typeof segments) {
  await sandboxOf(page).answersAtOnce();
  const insurer = await insurerOf(page);
  for (const row of rows.filter((each) => each.segment === segment)) {
    for (const visit of visitsOf(row)) {
      await test.step(`${nameOf(visit)}: ${row.outcome}`, async () => {
        insurer.expects(visit);
        // The successor's page comes before this one has loaded.
        await page.goto(`${main}?persona=${segments[segment]}`, { waitUntil: 'commit' });
        await gets(page, row.outcome, { segment, bank: visit.bank });
        await askedAsSaid(row, insurer.wasAsked);
      });
    }
  }
}

test('a person gets where A4.9 and A4.10 say, and no more is asked than they say', ({ page }) =>
  walk(page, 'private'));

test('so does who acts for a business', ({ page }) => walk(page, 'business'));
