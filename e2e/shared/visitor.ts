import { expect, type Page } from 'playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';

const loggedOut = 'Du må være logget inn for å bruke denne tjenesten.';

/** In the page itself: the masthead has such a link too. */
export const loginLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Logg inn' });

/** Checks that the login link of an error leads back to this address. */
export async function expectLoginLink(page: Page, back: string) {
  await expect(page.getByText(loggedOut, { exact: true }).first()).toBeVisible();
  await expect(loginLink(page)).toHaveAttribute(
    'href',
    `/logg-inn?${new URLSearchParams({ returnurl: back })}`,
  );
}

export async function logInAs(page: Page, persona: PersonaId) {
  await loginLink(page).click();
  await page.getByRole('link', { name: persona, exact: true }).click();
}

/** Everything in the storage of the site. */
export const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

/** Waits until the text is stored: drafts are stored asynchronously. */
export const expectStored = (page: Page, text: string) => expect.poll(() => stored(page)).toContain(text);
