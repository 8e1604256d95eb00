import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { advice, portal } from './consents-page.ts';

const notLoaded = 'Beklager noe gikk galt. Vennligst prøv igjen senere.';

describe('the card of the consents', () => {
  const isShownTo: Partial<Record<PersonaId, boolean>> = {
    'private-one': true,
    'private-rich': true,
    'private-empty': true,
    'new-customer': true,
    partner: false,
    'other-bank': false,
  };

  test.each(
    Object.entries(isShownTo).map(
      ([persona, isShown]) =>
        [
          isShown ? 'is shown' : 'is not shown',
          persona as PersonaId,
          personas[persona as PersonaId].bankregnr,
          isShown,
        ] as const,
    ),
  )('%s to %s, a customer of bank %s (B2.99, B6.13)', async (_, persona, __, isShown) => {
    const page = portal(persona);
    await page.openSettings();
    if (isShown) return page.person.expectChosen(advice, 'Ja');
    // The bank is loaded.
    await waitFor(() => expect(document.querySelector('[data-flow=reservations]')).not.toBeNull());
    expect(document.body.textContent).not.toContain('Samtykke');
    expect(page.arrived('listConsents')).toEqual([]);
  });

  test('is shown to a customer of bank 3910 (B6.13)', async () => {
    const page = portal('partner');
    const body = { name: 'Sparebanken Solsida', bankregnr: '3910' };
    page.replaces('GET /rest/bankinfo', { status: 200, body });
    await page.openSettings();
    await page.person.sees('Samtykke');
    await page.person.expectChosen(advice, 'Ja');
  });

  test('shows an error code when the consents fail to load, and a retry loads only the consents again (B8.36)', async () => {
    const page = portal();
    page.fails({ operation: 'listConsents', status: 500, times: 1 });
    await page.openSettings();
    await page.person.sees('Samtykke', notLoaded);
    const card = document.querySelector('[data-flow=consents]');
    expect(card?.textContent).toMatch(/Feilkode: \S{3,}/);
    await page.person.press('Prøv igjen');
    await page.person.expectChosen(advice, 'Ja');
    await page.person.seesNot(notLoaded);
    expect(page.arrived('listConsents')).toHaveLength(2);
    expect(page.arrived('getBankInfo')).toHaveLength(1);
  });

  test('shows the text of a lost session, without a retry (A8.8)', async () => {
    const page = portal();
    page.fails({ operation: 'listConsents', status: 401 });
    await page.openSettings();
    await page.person.sees('Du må være logget inn for å bruke denne tjenesten.', 'Samtykke');
    await page.person.seesNot('Prøv igjen');
  });

  test('shows a spinner while the consents load', async () => {
    const page = portal();
    page.holds('listConsents');
    await page.openSettings();
    await page.person.sees('Samtykke', 'Vent Litt');
    page.releases('listConsents');
    await page.person.expectChosen(advice, 'Ja');
  });
});
