import { expect } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

const pages: readonly (readonly [flow: string, persona: PersonaId])[] = [
  ['home', 'private-rich'],
  ['home', 'business-admin'],
  ['proposals', 'private-rich'],
  ['employee-report', 'business-admin'],
  ['self-administered-report', 'business-self-administered'],
  ['change-policy', 'business-admin'],
  ['order-policy', 'business-admin'],
];

test('the covers of a car fit a small phone with text of 200 % (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visitAs(page, 'private-rich', `${main}#/bil/7130010/2`);
  await expect(page.getByRole('table', { name: 'Dekninger' })).toBeVisible();
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    return root.scrollWidth - root.clientWidth;
  });
  expect(overflow).toBe(0);
});

test('text of 200 % fits a phone (WCAG 1.4.4)', async ({ page }) => {
  for (const [flow, persona] of pages) {
    await visitAs(page, persona, documentOf(flow));
    await waitUntilLoaded(page);
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      return root.scrollWidth - root.clientWidth;
    });
    expect.soft(overflow, `${flow} of ${persona}`).toBe(0);
  }
});
