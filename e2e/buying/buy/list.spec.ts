import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading } from '#e2e/support/visits.ts';
import {
  arrive,
  back,
  buyPage,
  comesBy,
  headline,
  mostBought,
  moveBegins,
  overview,
  section,
} from './customer.ts';

test.describe('buy: what is offered', () => {
  test('the most bought insurances as cards, each with its page, and the way back (A2.3, A2.35)', async ({
    page,
  }) => {
    await arrive(page, 'private-empty');
    await expect(heading(page, headline)).toBeVisible();
    await expect(mostBought(page)).toHaveText([
      'Reise',
      'Innbo',
      'Bil',
      'UNG i Norge',
      'Hus',
      'Elsparkesykkel',
      'Hytte',
      'Barn og ungdom',
      'Hund',
    ]);
    await expect(mostBought(page).nth(2)).toHaveAttribute('href', `${buyPage}/bil`);
    await expect(back(page)).toHaveAttribute('href', overview);
  });

  test('all insurances in three groups (A2.38, A2.46)', async ({ page }) => {
    await arrive(page, 'private-empty');
    const all = section(page, 'Alle forsikringer');
    await expect(all.getByRole('heading', { level: 3 })).toHaveText([
      'Kjøretøy',
      'Hjem og fritid',
      'Deg og dine',
    ]);
    await expect(all.getByRole('list').nth(2).getByRole('link')).toHaveText([
      'UNG i Norge',
      'Hund',
      'Barn og ungdom',
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
      'Hest',
      'Katt',
    ]);
    await expect(all.getByRole('link')).toHaveCount(29);
    await expect(all.getByRole('link', { name: 'Moped og scooter' })).toHaveAttribute(
      'href',
      `${buyPage}/moped-scooter-forsikring`,
    );
  });

  test('what the customer has already is not in that list (A2.38)', async ({ page }) => {
    await arrive(page, 'private-rich');
    const all = section(page, 'Alle forsikringer');
    await expect(all).toBeVisible();
    await expect(all.getByRole('link', { name: 'Reise', exact: true })).toHaveCount(0);
    await expect(all.getByRole('link', { name: 'Bil', exact: true })).toHaveCount(0);
    await expect(all.getByRole('link', { name: 'Elsparkesykkel' })).toBeVisible();
    await expect(mostBought(page).filter({ hasText: 'Reise' })).toBeVisible();
  });

  test('customers of a partner do not see it (A1.4, A6.3)', async ({ page }) => {
    await arrive(page, 'partner');
    await expect(heading(page, headline)).toBeVisible();
    await expect(section(page, 'Alle forsikringer')).toHaveCount(0);
    await expect(mostBought(page)).toHaveCount(9);
  });

  test('without the transition there is no section of life and health (A2.37)', async ({ page }) => {
    await arrive(page, 'private-one');
    await expect(heading(page, headline)).toBeVisible();
    await expect(section(page, 'Liv og helse')).toHaveCount(0);
  });

  test('with it, the successor sells life and health, and we do not (A2.37, A2.38, A2.47)', async ({
    page,
  }) => {
    await moveBegins(page);
    await arrive(page, 'private-one');
    const life = section(page, 'Liv og helse').getByRole('link');
    await expect(life).toHaveText(['Barn', 'Behandling', 'Kritisk sykdom', 'Liv', 'Ufør', 'Ulykke']);
    await expect(life.first()).toHaveAttribute(
      'href',
      'https://kunde.forsikring.example/hopp/3361/pm/kjop/barn',
    );
    await expect(mostBought(page).filter({ hasText: 'Barn og ungdom' })).toHaveCount(0);
    const all = section(page, 'Alle forsikringer');
    for (const name of ['Barn og ungdom', 'Dødsfall', 'Helse', 'Kritisk sykdom', 'Ufør'])
      await expect(all.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  test('0820 has more to sell, in a window of its own (A2.36)', async ({ page }) => {
    await comesBy(page, '0820');
    await arrive(page, 'private-one');
    const card = page.getByRole('link', { name: 'Øvrige forsikringer' });
    await expect(card).toHaveAttribute('href', 'https://kunde.forsikring.example/ovrige');
    await expect(card).toHaveAttribute('target', '_blank');
  });

  test('other banks have not', async ({ page }) => {
    await arrive(page, 'private-one');
    await expect(heading(page, headline)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Øvrige forsikringer' })).toHaveCount(0);
  });

  test('who is no customer yet is offered everything, by links that say so (A7.6)', async ({ page }) => {
    const sandbox = await arrive(page, 'new-customer');
    await expect(section(page, 'Alle forsikringer').getByRole('link')).toHaveCount(29);
    await expect(mostBought(page).first()).toHaveAttribute('href', `${buyPage}/reise?nysalgSkade=true`);
    expect(await sandbox.arrived('getSalesEntrance')).toHaveLength(1);
  });

  test('that nobody answers whether one is a customer is no obstacle, and is not asked again (A7.6)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getSalesEntrance', status: 500 });
    await arrive(page, 'private-one');
    await expect(mostBought(page).first()).toHaveAttribute('href', `${buyPage}/reise`);
    expect(await sandbox.arrived('getSalesEntrance')).toHaveLength(1);
  });

  test('by the keyboard alone: back, then card by card', async ({ page }) => {
    await arrive(page, 'private-empty');
    await expect(heading(page, headline)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mostBought(page).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(back(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${buyPage}/innbo`);
  });
});

test.describe('buy: in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 MinSideForsikringApp/4.2' });

  for (const persona of ['private-empty', 'other-bank', 'unwanted'] as const) {
    test(`${persona} has no link back: the app has its own (A1.5)`, async ({ page }) => {
      await arrive(page, persona);
      await expect(
        page.locator('[data-flow=buy][data-state]').getByRole('heading', { level: 1 }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(back(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Gå til oversikt' })).toHaveCount(0);
    });
  }
});

test('buy: the bridge of the native app counts too (A1.5)', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: {} }));
  await arrive(page, 'private-empty');
  await expect(heading(page, headline)).toBeVisible();
  await expect(back(page)).toHaveCount(0);
});
