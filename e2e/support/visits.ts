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

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the page is at this path. */
export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);

/**
 * Goes back in the history. Playwright's own `goBack` waits for a load event, which a page from the back-forward cache
 * does not fire. The navigation starts after the call has returned, because it may remove the document.
 */
export const goBack = (page: Page) =>
  page.evaluate(() => void window.setTimeout(() => window.history.back()));
