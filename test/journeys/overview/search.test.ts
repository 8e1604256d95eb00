import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { car, customer } from '#flows/fixtures/customer.ts';
import { failed } from './parts-table.ts';
import { openAsPrivate, page, settleWith } from './private-parts.ts';

const label = 'Søk i forsikringene';

const { life = failed, digital = failed, shared: noneShared = failed } = page.empty();

const withPolicies = (count: number) => ({
  life,
  digital,
  damage: {
    status: 200,
    body: {
      ...customer,
      forsikringer: Array.from({ length: count }, (_, at) => ({
        ...car,
        forsikringstekst: at % 2 === 0 ? 'Bil' : 'Drone',
        forsikringsnummer: `70200${at + 10}`,
        produkt: at % 2 === 0 ? 'M05' : 'P71',
        info: `Merke ${at + 10}`,
      })),
    },
  },
});

/** The subtitles of the customer's own policies. */
const shown = () =>
  within(screen.getByRole('region', { name: 'Mine forsikringer' }))
    .queryAllByRole('link')
    .map((link) => link.closest('li')?.querySelector('.policy__subtitle')?.textContent ?? '');

const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test.each([
  ['14 policies have no search field', 14, 0],
  ['15 policies have a search field', 15, 1],
])('%s', async (_, count, fields) => {
  await settleWith(withPolicies(count));
  expect(screen.queryAllByRole('searchbox', { name: label })).toHaveLength(fields);
});

test.each([
  ['merke 11', ['Merke 11']],
  ['7020012', ['Merke 12']],
  ['katt 24 merke', []],
  ['BIL 24', ['Merke 24']],
])('the search %j finds %j', async (typed, expected) => {
  const { driver } = await settleWith(withPolicies(15));
  await driver.type(label, typed);
  expect(shown()).toEqual(expected);
  await driver.sees(expected.length === 0 ? 'Ingen treff' : '1 treff');
  await driver.seesNot('Til sammen per måned');
  await driver.type(label, '');
  expect(shown()).toHaveLength(15);
  await driver.sees('Til sammen per måned');
});

test('blanks alone are no search: the groups stay folded, with the sum below', async () => {
  const { driver } = await settleWith(withPolicies(15));
  await driver.type(label, '   ');
  await driver.sees('Til sammen per måned');
  await driver.seesNot('15 treff');
  expect(screen.getAllByRole('button', { name: 'Kjøretøy' })).toHaveLength(1);
});

test('the count of hits is announced after a pause, not at each letter', async () => {
  const { driver, letPass } = await settleWith(withPolicies(15));
  await driver.type(label, 'mer');
  await driver.type(label, 'merke 11');
  await driver.sees('1 treff');
  expect(announced()).not.toContain('treff');
  await letPass(700);
  await driver.hears('1 treff');
});

test('the search field is disabled while policies may still load', async () => {
  const { respond } = await openAsPrivate();
  const { shared: _, ...known } = page.loaded;
  await respond({ ...known, ...withPolicies(15) });
  const field = screen.getByRole('searchbox', { name: label });
  expect(field).toHaveProperty('disabled', true);
  await respond({ shared: noneShared });
  expect(field).toHaveProperty('disabled', false);
  expect(screen.getByRole('searchbox', { name: label })).toBe(field);
});
