import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs } from '#e2e/support/visits.ts';
import { contactDetailsCases } from '#flows/settings/contact-details/cases.ts';
import { contactDetailsScript } from '#flows/settings/contact-details/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { fillIn as fillInForm } from '#test/support/fill-in.ts';

export const notSaved = 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!';

export const openSettings = (page: Page, persona: PersonaId) =>
  visitAs(page, persona, `${main}#/innstillinger`);

export const card = (page: Page) => page.getByRole('region', { name: 'Kontaktinformasjon' });
export const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
export const phone = (page: Page) => card(page).getByRole('textbox', { name: 'Mobilnummer' });
export const email = (page: Page) => card(page).getByRole('textbox', { name: 'E-post' });

/** Checks that an element of the page has focus, also if the pressed button was removed. */
export const expectFocusKept = (page: Page) => expect(page.locator(':focus')).toHaveCount(1);

export async function openForm(page: Page, persona: PersonaId = 'private-one') {
  const sandbox = await openSettings(page, persona);
  await button(page, 'Endre').click();
  await expect(phone(page)).toBeVisible();
  return sandbox;
}

export async function fillIn(page: Page, mobilnummer: string, epost: string) {
  const form = { cases: contactDetailsCases, script: contactDetailsScript };
  await fillInForm(pageDriver(page, 'contact-details'), form, 'fills in new details');
  await typeInto(phone(page), mobilnummer);
  await typeInto(email(page), epost);
}
