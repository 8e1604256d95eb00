import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview, portalAs, reads } from '#test/journeys/portal.ts';

const documents = {
  private: '/mellomside',
  business: '/bedrift/nettbank/mine-forsikringer/mellomside',
} as const;

const skipToggle = 'GET /rest/toggle/overgang-hopp-over-mellomside';
const skipsPage = { status: 200, body: true };

function portal(persona: PersonaId, document: keyof typeof documents = 'private') {
  const page = portalAs(persona);
  return { ...page, person: page.person(), openShortcuts: () => page.open(documents[document]) };
}

const addressOf = (name: string) =>
  screen.getByRole('link', { name }).getAttribute('href')?.replace(window.location.origin, '');

/** The shortcuts and buttons of the page, with their addresses (A2.34). */
const addresses = {
  Forsikringsoversikt: overview,
  Faktura: '/faktura',
  Dokumenter: '/dokumenter',
  'Meld skade': '/meld-skade/meld-skade-skjema#/',
};

describe.each([
  ['private-one', 'private', /\/kjope$/],
  ['business-admin', 'business', /#\/bm\/bestille$/],
] as const)('the intermediate page of %s', (persona, document, buy) => {
  test('has shortcuts and buttons (A2.9, A2.11, A2.34, A2.15)', async () => {
    const page = portal(persona, document);
    await page.openShortcuts();
    await page.person.expectHeading('Hva vil du gjøre?');
    for (const [name, to] of Object.entries(addresses)) expect(addressOf(name)).toBe(to);
    expect(addressOf('Kjøp forsikring')?.startsWith(overview)).toBe(true);
    expect(addressOf('Kjøp forsikring')).toMatch(buy);
  });

  test('redirects to the overview if the page is skipped (A3.17)', async () => {
    const page = portal(persona, document);
    page.replaces(skipToggle, skipsPage);
    await page.openShortcuts();
    await waitFor(() => expect(page.exits()).toEqual([overview]));
  });
});

test('customers of the successor go there even if the page is skipped, because routing comes first (A4.9)', async () => {
  const page = portal('moving');
  page.replaces(skipToggle, skipsPage);
  await page.openShortcuts();
  await waitFor(() => expect(page.exits()).toEqual(['https://kunde.forsikring.example/hopp/3361/pm/hjem']));
});

test('a failed load shows an error with a link to the overview, and a retry (B8.2)', async () => {
  const page = portal('private-one');
  page.replaces(skipToggle, { status: 404, body: {} });
  await page.openShortcuts();
  await page.person.expectHeading('Noe gikk galt');
  expect(addressOf('Tilbake til oversikten')).toBe(overview);
  page.replaces(skipToggle);
  await page.person.press('Prøv igjen');
  await page.person.expectHeading('Hva vil du gjøre?');
});

test('a visitor who is not logged in sees a message (A6.4)', async () => {
  const page = portal('logged-out');
  await page.openShortcuts();
  await reads('Du må være logget inn for å bruke denne tjenesten.');
});
