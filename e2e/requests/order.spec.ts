import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { goBack, heading, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';
import { fillInRequest } from '#test/journeys/requests/request.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Melding' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Mobilnummer' });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-post' });
const send = (page: Page) => page.getByRole('button', { name: 'Kontakt meg' });

test('the form keeps its values when sending fails, and can be sent again with only the keyboard (B8.7)', async ({
  page,
}) => {
  const sandbox = await visitAs(page, 'business-user', `${main}#/bm/bestille`);
  await sandbox.fails({ operation: 'orderPolicy', status: 500, times: 1 });
  await message(page).focus();
  for (const text of Object.values(filledRequest)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen').first(),
  ).toBeVisible();
  await expect(message(page)).toHaveValue(filledRequest.melding);
  await expect(phone(page)).toHaveValue(filledRequest.telefonnummer);
  await expect(email(page)).toHaveValue(filledRequest.epost);
  await send(page).press('Enter');
  await expect(heading(page, 'Bestillingen er sendt til behandling')).toBeVisible();
});

test('going back while the order is sent keeps the page and says why, and the receipt follows', async ({
  page,
}) => {
  const sandbox = await visitAs(page, 'business-user', `${main}#/`);
  await waitUntilLoaded(page);
  await page.evaluate(() => {
    window.location.hash = '/bm/bestille';
  });
  await fillInRequest(pageDriver(page, 'order-policy'));
  await sandbox.holds('orderPolicy');
  await send(page).click();
  await expect.poll(() => sandbox.arrived('orderPolicy')).toHaveLength(1);
  await goBack(page);
  const reason = page.getByText('Endringen lagres. Du kan gå videre når den er lagret.');
  await expect(reason).toBeVisible();
  await expect(page).toHaveURL(/#\/bm\/bestille$/);
  await sandbox.releases('orderPolicy');
  await expect(heading(page, 'Bestillingen er sendt til behandling')).toBeVisible();
  await expect(reason).toHaveCount(0);
  await goBack(page);
  await expect(heading(page, 'Forsikring')).toBeVisible();
  expect(await sandbox.arrived('orderPolicy')).toHaveLength(1);
});

test('the receipt prints without menu and buttons (C4.36)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = `${document.body.dataset.printed ?? ''}printed`;
    };
  });
  await visitAs(page, 'business-user', `${main}#/bm/bestille`);
  await fillInRequest(pageDriver(page, 'order-policy'));
  await send(page).click();
  await page.getByRole('button', { name: 'Skriv ut' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'printed');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Bestillingen er sendt til behandling')).toBeVisible();
  await expect(page.getByText('Vi har fått ny varebil.')).toBeVisible();
  await expect(page.locator('.receipt__tick')).toBeVisible();
  for (const part of ['button', 'a[role=link]', 'nav', '.footer']) {
    for (const each of await page.locator(part).all()) await expect(each, part).toBeHidden();
  }
});
