import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { employeeListCases, employees } from '#flows/employees/employee-list/cases.ts';
import { employeeListFlow } from '#flows/employees/employee-list/flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { openSite } from '#test/journeys/open-site.ts';

const list = '/rest/bm/ansattliste/kundenummer/2000001/forsikringsnummer/7260001';

const policy = {
  forsikringsnummer: '7260001',
  versjon: 3,
  produkt: 'N17',
  forsikringstekst: 'Personal',
  status: 'KRAFT',
  periode: { fra: '2026-03-01' },
  premie: 5000,
};

interface Arrival {
  readonly role?: string;
  /** The fields in which the company's only policy differs from `policy`. */
  readonly changes?: object;
  readonly address?: { readonly number: string; readonly version: string };
}

async function openPage({ role = 'SKRIVE', changes = {}, address }: Arrival = {}) {
  const { input } = employeeListCases;
  const site = openSite(employeeListFlow, { ...input, address: address ?? input.address });
  const respond = (path: string, response: WireResponse) =>
    site.respond({ request: { method: 'GET', path }, response });
  const { organisasjonsnummer, relations } = representatives['as a user'];
  await respond('/rest/avtalebytte/identification', {
    status: 200,
    body: { organisasjonsnummer, fodselsnummer: null },
  });
  await respond('/rest/web/relasjoner', {
    status: 200,
    body: relations.map((relation) => ({ ...relation, rolle: role })),
  });
  const company = { ...customer, kundenummer: '2000001', forsikringer: [{ ...policy, ...changes }] };
  return {
    ...site,
    driver: site.driverOf('employee-list'),
    respond,
    company: { status: 200, body: company },
  };
}

async function openList(arrival: Arrival = {}, covered: readonly object[] = employees) {
  const site = await openPage(arrival);
  await site.respond('/rest/skade/kunde', site.company);
  await site.respond(list, { status: 200, body: covered });
  await site.shows('employee-list', 'shown.still');
  return site;
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Snarveier' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const report = 'Inn- og utmelding av ansatte';
const claim = ['Meld skade', '/meld-skade/meld-skade-skjema#/'];

describe('the role and the policy decide the links (B2.82, B6.5, C1.8, C4.4, C4.5)', () => {
  test.each([
    ['SKRIVE', {}, [[report, '#/bm/admin/ansatt-inn-og-utmelding'], claim]],
    ['ADMIN', { produkt: 'N20' }, [[report, '#/bm/admin/ansatt-inn-og-utmelding'], claim]],
    ['ADMIN', { selvadministrert: true }, [[report, '#/bm/admin/selvadministrert-inn-og-utmelding'], claim]],
    ['SKRIVE', { status: 'FORNYELSE' }, [claim]],
    ['LESE', {}, [claim]],
    ['LESE', { selvadministrert: true }, [claim]],
  ])('for the role %s and a policy with %j', async (role, changes, expected) => {
    await openList({ role, changes });
    expect(links()).toEqual(expected);
  });
});

test('employees are sorted by name, and each card has its position in the list (B1.10, B2.11, B2.79, B2.83)', async () => {
  const { driver } = await openList({}, employees.toReversed());
  await driver.expectHeading('Ansatte dekket av Personal');
  await driver.sees('3 ansatte er meldt inn');
  const cards = within(screen.getByRole('list', { name: 'Ansatte dekket av Personal' })).getAllByRole(
    'listitem',
  );
  expect(
    cards.map((card) => [
      card.textContent,
      card.getAttribute('aria-posinset'),
      card.getAttribute('aria-setsize'),
    ]),
  ).toEqual([
    ['Født 1985 Kvinne', '1', '3'],
    ['Kari Lie Født 17.05.1961', '2', '3'],
    ['Åse Berg', '3', '3'],
  ]);
});

test('arrow keys, Home and End move focus from card to card, and stay in the list', async () => {
  const { driver } = await openList();
  const focused = () => document.activeElement?.textContent;
  await driver.focus('Født 1985 Kvinne');
  const cards = ['Født 1985 Kvinne', 'Kari Lie Født 17.05.1961', 'Åse Berg'] as const;
  for (const [key, card] of [
    ['ArrowDown', cards[1]],
    ['ArrowDown', cards[2]],
    ['ArrowDown', cards[2]],
    ['ArrowUp', cards[1]],
    ['Home', cards[0]],
    ['End', cards[2]],
  ] as const) {
    await driver.pressKey(key);
    expect(focused(), key).toBe(card);
  }
});

test('self-administered insurance has no search (B2.80, C4.4)', async () => {
  await openList({ changes: { selvadministrert: true } });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the count of hits is announced after a pause, not at each letter (B2.80)', async () => {
  const { driver, shows, letPass } = await openList();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await driver.type('Søk på en ansatt...', 'ka');
  await driver.type('Søk på en ansatt...', 'kari');
  await shows('employee-list', 'shown.typing');
  await driver.sees('1 treff');
  expect(announced().join('')).not.toContain('treff');
  await letPass(700);
  await shows('employee-list', 'shown.still');
  await driver.hears('1 treff');
});

describe('an address without a policy that covers employees says that the policy was not found (C4.7, C4.21)', () => {
  test.each([
    [{ address: { number: '7999999', version: '3' } }],
    [{ address: { number: '7260001', version: '9' } }],
    [{ changes: { produkt: 'N33' } }],
  ])('for %j', async (arrival) => {
    const { driver, respond, company, shows } = await openPage(arrival);
    await respond('/rest/skade/kunde', company);
    await shows('employee-list', 'notFound');
    await driver.expectHeading('Vi fant ikke forsikringen');
    await driver.sees(
      'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.',
      'Tilbake til oversikten',
    );
  });
});

test('employees that the server does not give are an error with a retry, whatever its code (B8.2)', async () => {
  const { driver, respond, company, shows } = await openPage();
  await respond('/rest/skade/kunde', company);
  await respond(list, { status: 404, body: { code: 'FOR3170051', message: 'Fant ikke kunden' } });
  await shows('employee-list', 'unavailable');
  await driver.expectHeading('Noe gikk galt');
  await driver.press('Prøv igjen');
  await respond(list, { status: 200, body: employees });
  await shows('employee-list', 'shown.still');
});

test('the address of the next version of a policy also shows its employees (C4.7)', async () => {
  const nesteVersjon = { versjon: 4, periode: { fra: '2027-03-01' }, premie: 1 };
  const { driver } = await openList({
    changes: { nesteVersjon },
    address: { number: '7260001', version: '4' },
  });
  await driver.expectHeading('Ansatte dekket av Personal');
});
