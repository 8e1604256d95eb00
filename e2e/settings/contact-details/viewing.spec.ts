import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading } from '#e2e/support/visits.ts';
import { button, card, email, open, phone } from './customer.ts';

test.describe('the card of contact details in the private settings (B2.7, B2.97)', () => {
  for (const { persona, number, address, mayEdit } of [
    { persona: 'private-one', number: '410 00 001', address: 'kari.skogly@epost.example', mayEdit: true },
    { persona: 'private-empty', number: '410 00 011', address: 'tom.mo@epost.example', mayEdit: true },
    { persona: 'new-customer', number: '410 00 012', address: 'nye.berg@epost.example', mayEdit: true },
    {
      persona: 'business-admin',
      number: '420 00 001',
      address: 'post@fjordglimtsnekkerias.example',
      mayEdit: false,
    },
    {
      persona: 'business-reader',
      number: '420 00 001',
      address: 'post@fjordglimtsnekkerias.example',
      mayEdit: false,
    },
  ] as const) {
    test(`${persona} ${mayEdit ? 'may' : 'may not'} edit contact details (B6.11)`, async ({ page }) => {
      await open(page, persona);
      await expect(card(page).getByText(number)).toBeVisible();
      await expect(card(page).getByText(address)).toBeVisible();
      await expect(button(page, 'Endre')).toHaveCount(mayEdit ? 1 : 0);
      await expect(card(page).getByRole('textbox')).toHaveCount(0);
    });
  }

  test('the card stays in its column at 320 px, with its heading on one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, 'private-one');
    await expect(button(page, 'Endre')).toBeVisible();
    const [column, shown] = [await page.getByRole('main').boundingBox(), await card(page).boundingBox()];
    expect([shown?.x, shown?.width]).toEqual([16, (column?.width ?? 0) - 32]);
    const heading = card(page).getByRole('heading', { name: 'Kontaktinformasjon' });
    const lines = await heading.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  test('contact details that are slow show progress until both answers are there', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.holds('getContactInfo');
    await sandbox.holds('getIdentification');
    await open(page, 'private-one');
    await expect(card(page).getByText('Vent Litt')).toBeVisible();
    await expect.poll(() => sandbox.arrived('getContactInfo')).toHaveLength(1);
    await expect.poll(() => sandbox.arrived('getIdentification')).toHaveLength(1);
    await sandbox.releases('getContactInfo');
    await expect(card(page).getByText('Vent Litt')).toBeVisible();
    await sandbox.releases('getIdentification');
    await expect(button(page, 'Endre')).toBeVisible();
    await expect(card(page).getByText('Vent Litt')).toHaveCount(0);
  });

  test('shows the standard error when the details fail, and a retry loads only them again (A8.5, B8.2)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.holds('getContactInfo');
    await sandbox.fails({ operation: 'getContactInfo', status: 500, times: 1 });
    await open(page, 'private-one');
    await expect.poll(() => sandbox.arrived('getIdentification')).toHaveLength(1);
    await sandbox.releases('getContactInfo');
    await expect(card(page).getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    await expect(card(page)).toContainText(
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
    );
    await expect(card(page).getByText(/Feilkode: \S{8,}/)).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'Tilbake til oversikten' })).toBeVisible();
    await button(page, 'Prøv igjen').click();
    await expect(button(page, 'Endre')).toBeVisible();
    expect(await sandbox.arrived('getContactInfo')).toHaveLength(2);
    expect(await sandbox.arrived('getIdentification')).toHaveLength(1);
  });

  test('during maintenance, the card of contact details says so (A8.4)', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getContactInfo', status: 500, code: 'INS00002' });
    await open(page, 'private-one');
    await expect(card(page).getByRole('heading', { name: 'Prøv igjen senere' })).toBeVisible();
  });

  test('who is not logged in is told so, with no contact details and nothing to retry (A8.8)', async ({
    page,
  }) => {
    await open(page, 'logged-out');
    await expect(heading(page, 'Du er ikke logget inn')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Du må være logget inn for å bruke denne tjenesten.');
    await expect(button(page, 'Prøv igjen')).toHaveCount(0);
    await expect(phone(page).or(email(page))).toHaveCount(0);
  });
});
