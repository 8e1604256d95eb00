import { expect, type Page } from 'playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';

const loggedOut = 'Du må være logget inn for å bruke denne tjenesten.';

/** Checks that the login link of an error leads back to this address. */
export async function expectLoginLink(page: Page, back: string) {
  await expect(page.getByText(loggedOut, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logg inn' })).toHaveAttribute(
    'href',
    `/logg-inn?${new URLSearchParams({ returnurl: back })}`,
  );
}

export async function logInAs(page: Page, persona: PersonaId) {
  await page.getByRole('link', { name: 'Logg inn' }).click();
  await page.getByRole('link', { name: persona, exact: true }).click();
}

/** Everything in the storage of the site. */
export const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

/** Waits until the text is stored: drafts are stored asynchronously. */
export const expectStored = (page: Page, text: string) => expect.poll(() => stored(page)).toContain(text);
