import { expect, type Page } from 'playwright/test';
import { company, deleteButton, openAccess } from '#e2e/access/administrator.ts';
import { test } from '#e2e/support/back-forward-cache.ts';
import { expectPath, goBack, heading } from '#e2e/support/visits.ts';
import { choice, chooser, expectActiveParty, myPage, solbakken } from './visitor.ts';

test.describe('a page from the back-forward cache', () => {
  /** Marks the page; after a reload it has no such mark. */
  const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  const marked = (page: Page) => page.locator('html[data-seen]');

  test('is unchanged if the visitor has not switched', async ({ page }) => {
    await openAccess(page, 'business-admin');
    await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
    await mark(page);
    await page.goto(chooser);
    await expect(choice(page, solbakken)).toBeVisible();
    await goBack(page);
    await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
    await expect(marked(page)).toHaveCount(1);
  });

  test('reloads if the visitor has switched', async ({ page }) => {
    await openAccess(page, 'business-admin');
    await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
    await mark(page);
    await page.goto(chooser);
    await expect(choice(page, solbakken)).toBeVisible();
    await mark(page);
    await choice(page, solbakken).click();
    await expectPath(page, myPage);
    await expectActiveParty(page).toBe('917103801');
    await goBack(page);
    await expectPath(page, chooser);
    await expect(choice(page, solbakken)).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await goBack(page);
    await expectPath(page, myPage);
    await expect(heading(page, 'Tilganger')).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(company);
  });
});
