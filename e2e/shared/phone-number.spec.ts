import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/test.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const pages = [
  { name: 'a form', persona: 'business-admin', address: `${main}#/bm/bestille`, onPhone: 1, onDesktop: 1 },
  {
    name: 'an error card',
    persona: 'maintenance',
    address: `${main}#/tilbud`,
    onPhone: 1,
    onDesktop: 1,
  },
  {
    name: 'a card that has the number itself',
    persona: 'business-admin',
    address: `${main}#/bm/innstillinger`,
    onPhone: 1,
    onDesktop: 1,
  },
  {
    name: 'a narrow page without a form',
    persona: 'business-admin',
    address: `${main}#/bm/tilganger`,
    onPhone: 0,
    onDesktop: 1,
  },
] as const;

for (const { name, persona, address, onPhone, onDesktop } of pages) {
  for (const { width, count } of [
    { width: 360, count: onPhone },
    { width: 1280, count: onDesktop },
  ]) {
    test(`${name} shows the phone number ${count === 1 ? 'once' : 'nowhere'} at ${width} px (C4.34)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitAs(page, persona, address);
      await waitUntilLoaded(page);
      await expect(page.locator('.phone:visible')).toHaveCount(count);
    });
  }
}
