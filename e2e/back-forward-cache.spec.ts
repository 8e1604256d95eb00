import { expect, type Page } from 'playwright/test';
import {
  answer,
  answerAll,
  arrive,
  buy,
  debt,
  goOn,
  overview,
  question,
} from './buying/self-declaration/customer.ts';
import { test } from './support/back-forward-cache.ts';
import { expectPath, goBack, heading } from './support/visits.ts';

const owes = (page: Page, option: string) => question(page, debt).getByRole('radio', { name: option });

test.describe('leaving a flow and going back', () => {
  test('starts a finished flow again', async ({ page }) => {
    await arrive(page, 'new-customer');
    await answerAll(page);
    await goOn(page).click();
    await expectPath(page, buy);
    await goBack(page);
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('restores an unfinished flow', async ({ page }) => {
    await arrive(page, 'new-customer');
    await answer(page, debt, 'Ja');
    await page.getByRole('link', { name: 'Min side forsikring' }).click();
    await expectPath(page, overview);
    await goBack(page);
    await expect(owes(page, 'Ja')).toBeChecked();
  });
});
