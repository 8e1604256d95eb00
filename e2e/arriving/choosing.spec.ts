import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { expectPath, heading, skipToContent } from '#e2e/support/visits.ts';
import { choice, choices, expectActiveParty, myPage, openChooser, solbakken, title } from './visitor.ts';

test('a failed choice among two hundred is scrolled into view on a phone (A2.40)', async ({ page }) => {
  const numbers = Array.from({ length: 200 }, (_, index) => String(900_000_000 + index));
  await page.route('**/rest/web/relasjoner', (route) =>
    route.fulfill({
      json: numbers.map((organisasjonsnummer) => ({
        uuid: `5c1d2e3f-a0b1-4c2d-8e3f-a4b${organisasjonsnummer}`,
        organisasjonsnummer,
        organisasjonsnavn: `Sameiet ${organisasjonsnummer.slice(-3)} med-et-langt-navn-uten-noe-sted-å-dele-det`,
        kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
        rolle: 'ADMIN',
      })),
    }),
  );
  await openChooser(page, 'private-rich');
  await expect(choices(page)).toHaveCount(201);
  const last = page.getByRole('button', { name: '900 000 199' });
  // The sandbox knows no such organisation.
  await last.click();
  await expect(page.getByRole('heading', { name: 'Vi fikk ikke byttet til Sameiet 199' })).toBeInViewport();
  await expect(page.locator('.choice + .aksel-base-alert'), 'the message does not touch the entry').toHaveCSS(
    'margin-top',
    '12px',
  );
});

test('a visitor without relations is not redirected again after going back (A2.40)', async ({ page }) => {
  await page.goto('/min-side');
  const before = page.url();
  await openChooser(page, 'private-one');
  await expectPath(page, myPage);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('a party is chosen with only the keyboard', async ({ page }) => {
  await openChooser(page, 'private-rich');
  await expect(heading(page, title)).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Kari Skogly')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(choice(page, solbakken)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPath(page, myPage);
  await expectActiveParty(page).toBe('917103801');
});
