import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reads, readsNot } from '#test/journeys/portal.ts';
import { card, portal } from './contact-details-page.ts';

describe('viewing in the private settings (B2.7)', () => {
  test.each([
    ['private-one', '410 00 001', 'kari.skogly@epost.example'],
    ['private-empty', '410 00 011', 'tom.mo@epost.example'],
    ['new-customer', '410 00 012', 'nye.berg@epost.example'],
  ] as const)('%s sees %s and %s, and can edit them (B2.97, B6.11)', async (persona, number, address) => {
    const page = portal(persona);
    await page.openSettings();
    await reads(number, address);
    expect(screen.queryAllByRole('button', { name: 'Endre' })).toHaveLength(1);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  test('loads the cards only when it is known that the visitor acts for themselves, and shows a spinner until then', async () => {
    const page = portal();
    page.holds('getContactInfo');
    page.holds('getIdentification');
    await page.openSettings();
    await page.wholePage.expectHeading('Vent Litt');
    await waitFor(() => expect(page.arrived('getIdentification')).toHaveLength(1));
    for (const operation of ['getContactInfo', 'getReservation', 'listConsents']) {
      expect(page.arrived(operation)).toEqual([]);
    }
    page.releases('getIdentification');
    await page.person.sees('Vent Litt');
    await waitFor(() => expect(page.arrived('getContactInfo')).toHaveLength(1));
    page.releases('getContactInfo');
    await page.person.sees('Endre');
    await page.person.seesNot('Vent Litt');
  });

  test('shows the standard error when the details fail to load, and a retry loads only the details again (A8.5, B8.2)', async () => {
    const page = portal();
    page.holds('getContactInfo');
    page.fails({ operation: 'getContactInfo', status: 500, times: 1 });
    await page.openSettings();
    await waitFor(() => expect(page.arrived('getIdentification')).toHaveLength(1));
    page.releases('getContactInfo');
    await page.person.sees(
      'Noe gikk galt',
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
      'Tilbake til oversikten',
    );
    expect(card()?.textContent).toMatch(/Feilkode: \S{8,}/);
    await page.person.press('Prøv igjen');
    await page.person.sees('Endre');
    expect(page.arrived('getContactInfo')).toHaveLength(2);
    expect(page.arrived('getIdentification')).toHaveLength(1);
  });

  test('shows the maintenance text during maintenance (A8.4)', async () => {
    const page = portal();
    page.fails({ operation: 'getContactInfo', status: 500, code: 'INS00002' });
    await page.openSettings();
    await page.person.sees('Prøv igjen senere');
  });

  test('shows neither contact details nor a retry to a visitor who is not logged in (A8.8)', async () => {
    const page = portal('logged-out');
    await page.openSettings();
    await page.wholePage.expectHeading('Du er ikke logget inn');
    expect(document.body.textContent).toContain('Du må være logget inn for å bruke denne tjenesten.');
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});

describe.each([
  ['with a role', 'business-admin', 'Profil og innstillinger'],
  ['without a role', 'business-no-role', 'Du har ikke tilgang til forsikring'],
] as const)('a visitor of an organisation %s at the private settings', (_, persona, heading) => {
  test('is led to the page of the organisation, in place of the entry in the history (C4.22)', async () => {
    const page = portal(persona);
    await page.openSettings();
    const entries = window.history.length;
    await waitFor(() => expect(window.location.hash).toBe('#/bm/innstillinger'));
    await page.wholePage.expectHeading(heading);
    expect(window.history.length).toBe(entries);
  });

  test('sees and loads neither reservations nor consents (C4.22)', async () => {
    const page = portal(persona);
    await page.openSettings();
    await page.wholePage.expectHeading(heading);
    await readsNot('Reservasjoner', 'Samtykke');
    expect(page.arrived('getReservation')).toEqual([]);
    expect(page.arrived('listConsents')).toEqual([]);
  });
});
