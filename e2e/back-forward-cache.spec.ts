import { expect, type Page } from 'playwright/test';
import {
  answer,
  answerAll,
  buy,
  debt,
  openDeclaration,
  overview,
  question,
  submitButton,
} from './buying/self-declaration/customer.ts';
import { test } from './support/back-forward-cache.ts';
import { expectPath, goBack, heading } from './support/visits.ts';

const debtOption = (page: Page, option: string) => question(page, debt).getByRole('radio', { name: option });

test.describe('leaving a flow and going back', () => {
  test('starts a flow again if it was finished', async ({ page }) => {
    await openDeclaration(page, 'new-customer');
    await answerAll(page);
    await submitButton(page).click();
    await expectPath(page, buy);
    await goBack(page);
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('restores a flow that was not finished', async ({ page }) => {
    await openDeclaration(page, 'new-customer');
    await answer(page, debt, 'Ja');
    await page.getByRole('link', { name: 'Min side forsikring' }).click();
    await expectPath(page, overview);
    await goBack(page);
    await expect(debtOption(page, 'Ja')).toBeChecked();
  });
});
