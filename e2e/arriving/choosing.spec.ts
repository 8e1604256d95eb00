import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { actsFor, arrive, choice, choices, fjordglimt, myPage, solbakken, title } from './visitor.ts';

const onItsWay = (name: string) => `Bytter til ${name}`;

test.describe('the list of choices (A2.40)', () => {
  test('the person first, by full name, then each organisation with its number in threes', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'private-rich');
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Forsikring`);
    await expect(choices(page)).toHaveText(['Kari Skogly', fjordglimt, solbakken]);
    // Once, though it was asked for before the code had arrived.
    expect(await sandbox.arrived('listRelations')).toHaveLength(1);
  });

  test('who acts for an organisation finds it there, and themselves', async ({ page }) => {
    await arrive(page, 'business-admin');
    await expect(choices(page)).toHaveText(['Astrid Nes', fjordglimt, solbakken]);
  });

  test('two hundred of them, on a phone', async ({ page }) => {
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
    await arrive(page, 'private-rich');
    await expect(choices(page)).toHaveCount(201);
    const last = page.getByRole('button', { name: '900 000 199' });
    await last.click();
    await isAt(page, myPage);
  });
});

test.describe('a visitor without relations (A2.40)', () => {
  test('goes to my page at once', async ({ page }) => {
    await arrive(page, 'private-one');
    await isAt(page, myPage);
  });

  test('is not sent on again by the way back', async ({ page }) => {
    await page.goto('/min-side');
    const before = page.url();
    await arrive(page, 'private-one');
    await isAt(page, myPage);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  for (const status of [401, 403, 404]) {
    test(`goes there too when the relations fail with ${status}`, async ({ page }) => {
      await sandboxOf(page).fails({ operation: 'listRelations', status });
      await arrive(page, 'private-rich');
      await isAt(page, myPage);
    });
  }
});

test.describe('the choice (A7.9, C1.7, C2.2)', () => {
  test('of an organisation switches to it, and shows my page (B1.14)', async ({ page }) => {
    const sandbox = await arrive(page, 'private-rich');
    const sent = page.waitForRequest('**/rest/avtalebytte/bedrift?organisasjonsnummer=923609016');
    await choice(page, fjordglimt).click();
    expect((await sent).postData()).toBeNull();
    await isAt(page, myPage);
    await actsFor(page).toBe('923609016');
    expect(await sandbox.arrived('switchToPrivate')).toEqual([]);
  });

  test('of the person switches to them (B1.14)', async ({ page }) => {
    const sandbox = await arrive(page, 'business-admin');
    await choice(page, 'Astrid Nes').click();
    await isAt(page, myPage);
    await actsFor(page).toBeNull();
    expect(await sandbox.arrived('switchToBusiness')).toEqual([]);
  });

  for (const status of [403, 500]) {
    test(`that is answered with ${status} leads to my page as before`, async ({ page }) => {
      const sandbox = await arrive(page, 'private-rich');
      await sandbox.fails({ operation: 'switchToBusiness', status });
      await choice(page, fjordglimt).click();
      await isAt(page, myPage);
      await actsFor(page).toBeNull();
    });
  }

  test('that nobody answers leads to my page, which shows what came of it', async ({ page }) => {
    await arrive(page, 'private-rich');
    await page.route('**/rest/avtalebytte/bedrift*', (route) => route.abort('failed'));
    await choice(page, fjordglimt).click();
    await isAt(page, myPage);
  });

  test('shows that it is under way, and a second press sends nothing', async ({ page }) => {
    const sandbox = await arrive(page, 'private-rich');
    await sandbox.holds('switchToBusiness');
    await choice(page, fjordglimt).click();
    await expect(choice(page, fjordglimt)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status')).toHaveText(onItsWay('Fjordglimt Snekkeri AS'));
    await expect(choice(page, solbakken)).toHaveAttribute('aria-busy', 'false');
    await choice(page, fjordglimt).click();
    await choice(page, solbakken).click();
    await choice(page, 'Kari Skogly').click();
    await sandbox.releases('switchToBusiness');
    await isAt(page, myPage);
    expect(await sandbox.arrived('switchToBusiness')).toHaveLength(1);
    expect(await sandbox.arrived('switchToPrivate')).toEqual([]);
  });

  test('is made by the keyboard alone', async ({ page }) => {
    await arrive(page, 'private-rich');
    await expect(heading(page, title)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Kari Skogly')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choice(page, solbakken)).toBeFocused();
    await page.keyboard.press('Enter');
    await isAt(page, myPage);
    await actsFor(page).toBe('917103801');
  });
});
