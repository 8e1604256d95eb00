import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { advice, arrive, consent, heading, notLoaded, open, option } from './customer.ts';

test.describe('consents: the card', () => {
  const shownTo: Partial<Record<PersonaId, boolean>> = {
    'private-one': true,
    'private-rich': true,
    'private-empty': true,
    'new-customer': true,
    partner: false,
    'other-bank': false,
  };

  for (const [persona, shown] of Object.entries(shownTo) as [PersonaId, boolean][]) {
    const bank = personas[persona].bankregnr;
    test(`${persona}, of bank ${bank}, ${shown ? 'sees it' : 'does not see it'} (B2.99, B6.13)`, async ({
      page,
    }) => {
      const bankResponse = page.waitForResponse('**/rest/bankinfo');
      const sandbox = await arrive(page, persona);
      await bankResponse;
      if (shown) {
        await expect(consent(page, advice)).toBeVisible();
      } else {
        await expect(page.locator('[data-flow=consents]')).toHaveAttribute('data-state', 'absent');
        await expect(page.getByText('Samtykke')).toHaveCount(0);
        expect(await sandbox.arrived('listConsents')).toEqual([]);
      }
    });
  }

  test('customers of bank 3910 see it too (B6.13)', async ({ page }) => {
    await page.route('**/rest/bankinfo', (route) =>
      route.fulfill({ json: { name: 'Sparebanken Solsida', bankregnr: '3910' } }),
    );
    await arrive(page, 'partner');
    await expect(heading(page)).toBeVisible();
    await expect(consent(page, advice)).toBeVisible();
  });

  test('shows a code when the consents fail to load, and a retry loads only them again (B8.36)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'listConsents', status: 500, times: 1 });
    await arrive(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-flow=consents]').getByText(notLoaded)).toBeVisible();
    await expect(page.locator('[data-flow=consents]').getByText(/Feilkode: \S{3,}/)).toBeVisible();
    await page.locator('[data-flow=consents]').getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await expect(page.locator('[data-flow=consents]').getByText(notLoaded)).toHaveCount(0);
    expect(await sandbox.arrived('listConsents')).toHaveLength(2);
    expect(await sandbox.arrived('getBankInfo')).toHaveLength(1);
  });

  test('a lost session has its own words, without a retry (A8.8)', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'listConsents', status: 401 });
    await open(page);
    const within = page.locator('[data-flow=consents]');
    await expect(within.getByText('Du må være logget inn for å bruke denne tjenesten.')).toBeVisible();
    await expect(within.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  });

  test('it waits with a spinner within the card', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.holds('listConsents');
    await open(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-flow=consents]').getByText('Vent Litt')).toBeVisible();
    await sandbox.releases('listConsents');
    await expect(consent(page, advice)).toBeVisible();
  });
});
