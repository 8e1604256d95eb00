import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { car, customer } from '#flows/fixtures/customer.ts';
import { choosePolicyCases } from '#flows/requests/choose-policy/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { openPage } from './open-request-page.ts';
import { forsikringer } from './policies.ts';

const all = { status: 200, body: { ...customer, forsikringer } };

test('each policy in force links to its form, and an accepted policy shows its start date (B2.2, B4.6, C3.8)', async () => {
  await openPage(choosePolicyFlow, choosePolicyCases.input, { policies: all });
  await screen.findByRole('heading', { level: 1, name: 'Hvilken forsikring vil du endre på?' });
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
    ['NæringsbilToyota Proace', '#/bm/endre/7330001'],
    ['HåndverkerBil – Volvo V60Fra 01.03.2026', undefined],
  ]);
  await screen.findByText('Forsikringer uten lenke kan du endre når de har trådt i kraft.');
});

test('fifteen policies stand in groups, and the count of hits is announced after a pause (C4.40)', async () => {
  const vehicles = Array.from({ length: 14 }, (_, at) => ({
    ...car,
    produkt: 'N33',
    forsikringstekst: 'Næringsbil',
    forsikringsnummer: `73300${10 + at}`,
    info: `XA100${10 + at}`,
  }));
  const injury = { ...car, produkt: 'N20', forsikringstekst: 'Yrkesskade', info: null };
  const { site: page, driver } = await openPage(choosePolicyFlow, choosePolicyCases.input, {
    policies: { status: 200, body: { ...customer, forsikringer: [...vehicles, injury] } },
  });
  await driver.expectHeading('Hvilken forsikring vil du endre på?');
  const counted = () =>
    screen
      .getAllByRole('list')
      .map((list) => [
        list.previousElementSibling?.textContent,
        within(list).getAllByRole('listitem').length,
      ]);
  expect(counted()).toEqual([
    ['Ansatte', 1],
    ['Kjøretøy', 14],
  ]);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await driver.type('Søk i forsikringene', '  ');
  await driver.seesNot('15 treff');
  await driver.type('Søk i forsikringene', 'XA10012');
  await page.shows('choose-policy', 'choosing.typing');
  expect(counted()).toEqual([['Kjøretøy', 1]]);
  expect(announced().join('')).not.toContain('treff');
  await page.letPass(700);
  await page.shows('choose-policy', 'choosing.still');
  await driver.hears('1 treff');
});
