import { expect, type Page } from 'playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { sandboxOf } from './sandbox.ts';

/** Opens an address as a persona, with an insurer that responds at once; query and hash are kept. */
export async function visitAs(page: Page, persona: PersonaId, address: string) {
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  const [path = '', hash = ''] = address.split(/(?=#)/);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}persona=${persona}${hash}`);
  return sandbox;
}

/** Waits until no request is running for half a second, and nothing on the page is loading. */
export async function waitUntilLoaded(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.aksel-skeleton, .aksel-loader')).toHaveCount(0, { timeout: 30_000 });
}

/** Opens the groups of policies on the overview; without names all of them, as far as they have loaded. */
export async function openGroups(page: Page, ...names: readonly string[]) {
  const folded = page.locator('.fold button[aria-expanded=false]:visible');
  if (names.length === 0) while ((await folded.count()) > 0) await folded.first().click();
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** Passes the masthead after a load, with the keyboard. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

export const heading = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('heading', { level: 1, name });

/** Waits until the page is at this path. */
export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);

/**
 * Goes back in the history. Playwright's own `goBack` waits for a load event, which a page from the back-forward cache
 * does not fire. The navigation starts after the call has returned, because it may remove the document.
 */
export const goBack = (page: Page) =>
  page.evaluate(() => void window.setTimeout(() => window.history.back()));
