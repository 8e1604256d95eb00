import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { answerAll, arrive, buy, claims, goOn, overview, question } from './customer.ts';

test.describe('what the insurer answers', () => {
  test('an unwanted customer sees why, the configured phone number and a link to the overview (A8.11, A9.10)', async ({
    page,
  }) => {
    await arrive(page, 'unwanted');
    await answerAll(page);
    await goOn(page).click();
    await expect(heading(page, 'Vi beklager')).toBeFocused();
    await expect(
      page.getByRole('paragraph').filter({
        hasText:
          'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
      }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '+47 21 00 00 00' })).toHaveAttribute(
      'href',
      'tel:21000000',
    );
    await page.getByRole('link', { name: 'Gå til oversikt' }).click();
    await isAt(page, overview);
  });

  for (const [what, status] of [
    ['an empty result', 204],
    ['a 500', 500],
  ] as const) {
    test(`${what} is a failure; the answers are kept and can be sent again (A4.11, A8.12)`, async ({
      page,
    }) => {
      const sandbox = await arrive(page, 'new-customer');
      await sandbox.fails({ operation: 'submitSelfDeclaration', status, times: 1 });
      await answerAll(page);
      await goOn(page).click();
      await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på +47 21 00 00 00.',
      );
      await expect(page.getByRole('status').filter({ hasText: 'Noe gikk galt!' })).toHaveCount(1);
      await expect(question(page, claims).getByRole('radio', { name: '0–3 skader' })).toBeChecked();
      await goOn(page).click();
      await isAt(page, buy);
    });
  }

  test('no answer at all is told apart from a no, and can be sent again (A4.11, C4.14)', async ({ page }) => {
    await arrive(page, 'new-customer');
    await page.route('**/rest/egenerklaring', (route) => route.abort('failed'), { times: 1 });
    await answerAll(page);
    await goOn(page).click();
    await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Vi fikk ikke svar, og vet ikke om svarene dine kom fram.',
    );
    await goOn(page).click();
    await isAt(page, buy);
  });

  test('a 400 with a retry header is repeated once, with the fresh token (A7.22)', async ({
    page,
    context,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await answerAll(page);
    await context.clearCookies({ name: 'egenerklaring' });
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toHaveLength(2);
  });

  test('a slow answer shows a spinner on the button, and a second press sends nothing more (A4.11)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await sandbox.holds('submitSelfDeclaration');
    await answerAll(page);
    await goOn(page).dblclick();
    const busy = page.getByRole('button', { name: 'Venter…' });
    await expect(busy.locator('svg')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Vent Litt' })).toHaveCount(1);
    await busy.click();
    await expect.poll(() => sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
    await sandbox.releases('submitSelfDeclaration');
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
  });

  test('a customer record that cannot be loaded gives an error card, and a retry goes on (C1.4)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getDamageCustomer', status: 500, code: 'INS00002_NIGHT', times: 1 });
    await arrive(page, 'private-one');
    await expect(heading(page, 'Vedlikehold')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gå tilbake' })).toHaveAttribute('href', overview);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(2);
  });

  test('FOR4870001 is asked again by itself, once (A8.7)', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getDamageCustomer', status: 500, code: 'FOR4870001', times: 1 });
    await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(2);
  });
});
