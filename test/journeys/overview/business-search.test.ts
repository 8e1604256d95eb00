import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const label = 'Søk i forsikringene';

async function openOverview() {
  const portal = portalAs('business-admin');
  await portal.open('#/');
  await reads('Til sammen');
  return { person: portal.person() };
}

/** The names of the rows, without the row of the total. */
const names = () =>
  within(screen.getByRole('table', { name: 'Forsikringer' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a company searches its overview: the hits replace the folded groups, with their count and sum (C4.47)', async () => {
  const { person } = await openOverview();
  expect(screen.getByRole('button', { name: 'Ansatte (7)' }).getAttribute('aria-expanded')).toBe('false');
  await person.type(label, 'virke');
  await person.sees('3 treff', 'Treffene til sammen', 'Listen viser bare treff på «virke».');
  await person.hears('3 treff');
  expect(names()).toEqual(['Virke Verksted', 'Virke Kontor', 'Virke 7330001']);
  expect(screen.queryByRole('button', { name: 'Ansatte (7)' })).toBeNull();
  await person.type(label, '7330001');
  await person.sees('1 treff');
  expect(names()).toEqual(['Virke 7330001']);
  await readsNot('Treffene til sammen');
  await person.type(label, '  ');
  await reads('Til sammen');
  expect(screen.getAllByRole('button', { name: 'Ansatte (7)' })).toHaveLength(1);
});

test("a company's search finds the policies of a group by its name (C4.47)", async () => {
  const { person } = await openOverview();
  await person.type(label, 'ansatte');
  await person.sees('7 treff');
  await person.type(label, 'eiendom');
  await person.sees('2 treff');
  expect(names()).toEqual(['Våningshus', 'Huseier']);
});

test('the hits have the chosen order (C4.47)', async () => {
  const { person } = await openOverview();
  await person.press('Forsikring');
  await person.type(label, 'ansatte');
  const [virke, kontor, verksted] = ['Virke 7330001', 'Virke Kontor', 'Virke Verksted'];
  const ascending = [
    'Helse for ansatte',
    'Personal',
    'Reise for ansatte',
    verksted,
    kontor,
    virke,
    'Yrkesskade',
  ];
  await waitFor(() => expect(names()).toEqual(ascending));
  await person.press('Forsikring');
  const descending = [
    'Yrkesskade',
    verksted,
    kontor,
    virke,
    'Reise for ansatte',
    'Personal',
    'Helse for ansatte',
  ];
  await waitFor(() => expect(names()).toEqual(descending));
});

test('a search without hits says so in place of the table (C4.47)', async () => {
  const { person } = await openOverview();
  await person.type(label, 'ubåt');
  await person.hears('Ingen treff');
  expect(screen.queryByRole('table')).toBeNull();
  await person.seesNot('Til sammen');
});

test('the search is still there after a visit to a policy (C4.47)', async () => {
  const { person } = await openOverview();
  await person.type(label, 'virke');
  await reads('3 treff');
  await person.visit('/virke/7310001/2');
  await reads('Gjelder fra og med');
  await person.visit('/');
  await reads('3 treff');
  expect(names()).toEqual(['Virke Verksted', 'Virke Kontor', 'Virke 7330001']);
});
