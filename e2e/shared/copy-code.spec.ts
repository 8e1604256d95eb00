import { expect, type Page } from 'playwright/test';
import { failure, openSetup } from '#e2e/buying/direct-debit/customer.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading } from '#e2e/support/visits.ts';

// Tested on one error card, because the button is the same on every error card.

const button = (page: Page) => page.getByRole('button', { name: 'Kopier feilkode' });
const message = (page: Page, text: string) => page.locator('.error-code').getByText(text);

const copied = 'Feilkoden er kopiert.';
const refused = 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.';

async function openError(page: Page) {
  await sandboxOf(page).fails({ operation: 'getDamageDirectDebitForm', status: 503 });
  await openSetup(page);
  await expect(heading(page, failure)).toBeVisible();
}

test('the keyboard copies the code, and the message disappears after two seconds (A2.45, A8.15, B4.26, B9.12)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2026-11-21T14:05:32+01:00') });
  await openError(page);
  await expect(button(page)).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T15:00:00+01:00'));
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(message(page, copied)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(copied);
  const code = await page.locator('.error-code code').textContent();
  const [first, ...others] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(first).toBe(`Feilkode: ${code}`);
  expect(others).toEqual(['HTTP-status: 503', expect.stringMatching(/^Tidspunkt: 21\.11\.2026, 14:0/)]);
  await page.clock.runFor(1900);
  await expect(message(page, copied)).toBeVisible();
  await page.clock.runFor(200);
  await expect(message(page, copied)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test.describe('on a machine in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the time of an error is that of Norway (A9.11)', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T14:05:32+01:00'));
    await openError(page);
    await expect(message(page, 'Tidspunkt: 21.11.2026, 14:05:32')).toBeVisible();
  });
});

test('the code and its time are visible, and the status is collapsed below them (A8.15, C4.13)', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T14:05:32+01:00'));
  await openError(page);
  await expect(page.locator('.error-code')).toContainText(/Feilkode: \S{3,}/);
  await expect(message(page, 'Tidspunkt: 21.11.2026, 14:05:32')).toBeVisible();
  await expect(message(page, 'HTTP-status: 503')).toBeHidden();
  await page.getByRole('button', { name: 'Vis teknisk informasjon' }).click();
  await expect(message(page, 'HTTP-status: 503')).toBeVisible();
});

test('shows a message when the browser refuses to copy (B4.26)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    });
  });
  await openError(page);
  await button(page).click();
  await expect(message(page, refused)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(refused);
});

test('the error is shown even if the code of the button fails to load', async ({ page }) => {
  await page.route('**/code-copier*.js', (route) => route.abort('failed'));
  await openError(page);
  await expect(page.locator('.error-code')).toContainText(/Feilkode: \S{3,}/);
  await expect(button(page)).toHaveCount(0);
});
