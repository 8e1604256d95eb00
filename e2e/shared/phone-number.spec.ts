import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/test.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const pages = [
  { name: 'a form', persona: 'business-admin', address: `${main}#/bm/bestille` },
  { name: 'an error card', persona: 'maintenance', address: `${main}#/tilbud` },
  {
    name: 'a card that has the number itself',
    persona: 'business-admin',
    address: `${main}#/bm/innstillinger`,
  },
  { name: 'a narrow page without a form', persona: 'business-admin', address: `${main}#/bm/tilganger` },
  { name: 'a page with wide cards', persona: 'private-rich', address: `${main}#/dele-forsikringer` },
  { name: 'the buy page', persona: 'private-one', address: `${main}/kjope` },
] as const;

const windows = [
  { width: 360, fontSize: '16px' },
  { width: 1024, fontSize: '16px' },
  { width: 1280, fontSize: '16px' },
  // No room beside a narrow page.
  { width: 1280, fontSize: '32px' },
];

for (const { name, persona, address } of pages) {
  test(`${name} shows the phone number once in every window (C4.34)`, async ({ page }) => {
    await visitAs(page, persona, address);
    await waitUntilLoaded(page);
    for (const { width, fontSize } of windows) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      await expect(page.locator('.phone:visible'), `${width} px, text of ${fontSize}`).toHaveCount(1);
    }
  });
}
