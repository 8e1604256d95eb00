import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

const router = (number: string) => `${main}#/router?forsikringsnummer=${number}`;

test('the redirect opens the policy of a number, and going back skips it (A2.17, B2.24)', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', `${main}#/innstillinger`);
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  await page.goto(router('7130010'));
  await expect(heading(page, 'Bil')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
});

test('the redirect opens the start of the app for an unknown number (B2.26)', async ({ page }) => {
  await visitAs(page, 'private-rich', router('1234567'));
  await expect(heading(page, 'Forsikring')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
});
