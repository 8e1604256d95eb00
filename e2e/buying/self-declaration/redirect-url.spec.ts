import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { isAt } from '#e2e/support/visits.ts';
import { answerAll, arrive, buy, goOn } from './customer.ts';

test.describe('redirect_url', () => {
  // test/domain/site/address.test.ts has every other spelling.
  const forbidden = {
    'another host': 'https://evil.example/',
    'a script': 'javascript:alert(document.domain)',
    'two backslashes': '\\\\evil.example/',
  };

  for (const [what, address] of Object.entries(forbidden)) {
    test(`to ${what} goes to the buy page instead (A4.11)`, async ({ page }) => {
      await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(address)}`);
      await answerAll(page);
      await goOn(page).click();
      await isAt(page, buy);
    });
  }

  test('to a page of this site goes there, whether before or after the # (A4.11)', async ({ page }) => {
    await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(`${buy}/reise?fra=bank`)}`);
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/reise`);
    await arrive(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/bil`);
  });

  test('to a listed host over https goes there', async ({ page }) => {
    const address = 'https://kunde.forsikring.example/pm/kjop';
    await page.route(address, (route) => route.fulfill({ body: 'kjøp' }));
    await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(address)}`);
    await answerAll(page);
    await goOn(page).click();
    await expect.poll(() => page.url()).toBe(address);
  });
});
