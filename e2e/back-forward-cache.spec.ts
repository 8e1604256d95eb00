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
import { goBack, heading, isAt } from './support/visits.ts';

const owes = (page: Page, option: string) => question(page, debt).getByRole('radio', { name: option });

test.describe('leaving and coming back', () => {
  test('going back to a finished flow starts it again', async ({ page }) => {
    await arrive(page, 'new-customer');
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, buy);
    await goBack(page);
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('back to a flow that is not done finds it as it was', async ({ page }) => {
    await arrive(page, 'new-customer');
    await answer(page, debt, 'Ja');
    await page.getByRole('link', { name: 'Min side forsikring' }).click();
    await isAt(page, overview);
    await goBack(page);
    await expect(owes(page, 'Ja')).toBeChecked();
  });
});
