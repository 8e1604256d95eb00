import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';

const choiceHeading = 'Hvilken forsikring vil du endre på?';
const message = (page: Page) => page.getByRole('textbox', { name: 'Melding' });

test('the longest list of policies to change is at most 2,500 px high on a phone, with rows that are easy to hit (B2.2, C4.40)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, 'business-admin', `${main}#/bm/endre`);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasText: 'Yrkesskade' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
});

test('a visitor chooses a policy and sends a change with only the keyboard (B1.11, B2.2, B2.3, B3.57, B7.12)', async ({
  page,
}) => {
  const sandbox = await visitAs(page, 'business-user', `${main}#/bm/endre`);
  await expect(heading(page, choiceHeading)).toBeVisible();
  await page.getByRole('link', { name: 'Yrkesskade' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Endre forsikring')).toBeFocused();
  await sandbox.fails({ operation: 'changePolicy', status: 500, times: 1 });
  for (const text of Object.values(filledRequest)) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Tilbake til oversikt', exact: true })).toBeVisible();
  await expect(message(page)).toHaveValue(filledRequest.melding);
  await page.getByRole('button', { name: 'Send endringen' }).press('Enter');
  await expect(heading(page, 'Endringen er sendt til behandling')).toBeFocused();
  const [refused, sent] = await sandbox.arrived('changePolicy');
  expect(sent).toEqual(refused);
  const { hash } = new URL(page.url());
  expect(sent).toHaveProperty('forsikringsnummer', hash.replace('#/bm/endre/', ''));
});
