import { expect, type Page } from 'playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { sandboxOf } from './sandbox.ts';

/** Opens an address as a persona, with an insurer that responds at once; query and hash are kept. */
export async function visitAs(page: Page, persona: PersonaId, address: string) {
  const sandbox = sandboxOf(page);
  await sandbox.answersAtOnce();
  const [path = '', hash = ''] = address.split(/(?=#)/);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}persona=${persona}${hash}`);
  return sandbox;
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/**
 * Goes back in the history. Not Playwright's own `goBack`, which waits for a load: a page out of the cache fires none.
 * The move starts after the call has returned, because it may take the document away.
 */
export const goBack = (page: Page) =>
  page.evaluate(() => void window.setTimeout(() => window.history.back()));
