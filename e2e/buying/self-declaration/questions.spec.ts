import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import {
  answer,
  claims,
  debt,
  missing,
  openDeclaration,
  question,
  submitButton,
  terminated,
} from './customer.ts';

test.describe('the questions', () => {
  test('each unanswered question shows its error until it is answered; the first gets focus and is scrolled into view', async ({
    page,
  }) => {
    await openDeclaration(page, 'new-customer');
    await submitButton(page).click();
    for (const name of [claims, debt, terminated])
      await expect(question(page, name).getByText(missing)).toBeVisible();
    await expect(question(page, claims).getByRole('radio').first()).toBeFocused();
    await answer(page, debt, 'Ja');
    await expect(page.getByText(missing)).toHaveCount(2);
    await expect(question(page, debt).getByText(missing)).toHaveCount(0);
    await submitButton(page).click();
    await expect(question(page, claims).getByRole('radio').first()).toBeFocused();
    // A field half above the window: focus alone scrolls no further than its edge.
    await page.setViewportSize({ width: 360, height: 400 });
    const first = question(page, claims).getByRole('radio').first();
    await first.evaluate((radio) => {
      radio.blur();
      window.scrollBy(0, radio.getBoundingClientRect().top + 10);
    });
    await submitButton(page).dispatchEvent('click');
    await expect(first).toBeFocused();
    await expect(question(page, claims).getByText(claims)).toBeInViewport({ ratio: 1 });
  });
});
