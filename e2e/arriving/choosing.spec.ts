import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import {
  actsFor,
  arrive,
  choice,
  choices,
  chooser,
  fjordglimt,
  myPage,
  solbakken,
  title,
} from './visitor.ts';

const onItsWay = (name: string) => `Bytter til ${name}`;

test.describe('the list of choices (A2.40)', () => {
  test('the person first, by full name, then each organisation with its number in threes', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'private-rich');
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Forsikring`);
    await expect(choices(page)).toHaveText(['Kari Skogly', fjordglimt, solbakken]);
    // Reloaded from the company register (A7.10).
    expect(await sandbox.arrived('refreshRelations')).toHaveLength(1);
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
    // The sandbox knows no such organisation.
    await last.click();
    await expect(page.getByRole('heading', { name: 'Vi fikk ikke byttet til Sameiet 199' })).toBeInViewport();
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

  test('that fails stays where it was made, and says whose insurances are shown (A2.40)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'business-admin');
    await sandbox.fails({ operation: 'switchToBusiness', status: 500, times: 1 });
    await choice(page, solbakken).click();
    await expect(page.getByRole('status')).toHaveText(
      'Vi fikk ikke byttet til Solbakken Regnskap AS Du ser fortsatt forsikringene til Fjordglimt Snekkeri AS.',
    );
    await isAt(page, chooser);
    await actsFor(page).toBe('923609016');
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await isAt(page, myPage);
    await actsFor(page).toBe('917103801');
  });

  test('that nobody answers leads to my page where the switch was made', async ({ page }) => {
    await arrive(page, 'private-rich');
    // The insurer gets it; its answer is lost.
    await page.route('**/rest/avtalebytte/bedrift*', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await choice(page, fjordglimt).click();
    await isAt(page, myPage);
    await actsFor(page).toBe('923609016');
  });

  test('shows that it is running, and a second press sends nothing', async ({ page }) => {
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
