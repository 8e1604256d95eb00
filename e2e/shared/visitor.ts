import { expect, type Page } from 'playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';

const loggedOut = 'Du må være logget inn for å bruke denne tjenesten.';

/** The way out of an error card, and where it says to come back to. */
export async function isLedToLogIn(page: Page, back: string) {
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

/** All that the browser keeps for the site. */
export const kept = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

/** What is typed is kept beside what goes on in the page. */
export const isKept = (page: Page, text: string) => expect.poll(() => kept(page)).toContain(text);
