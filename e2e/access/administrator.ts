import type { Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs } from '#e2e/support/visits.ts';
import { addAccessCases } from '#flows/access/add-access/cases.ts';
import { addAccessScript } from '#flows/access/add-access/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { fillIn as fillInForm } from '#test/support/fill-in.ts';

export const company = 'Fjordglimt Snekkeri AS';

/** An adult's national identity number. */
export const adultsNumber = '01018512345';

export const openAccess = (page: Page, persona: PersonaId, hash = '/bm/tilganger') =>
  visitAs(page, persona, `${main}#${hash}`);

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const addButton = (page: Page) => page.getByRole('button', { name: 'Gi ny tilgang' });
export const numberField = (page: Page) => page.getByRole('textbox', { name: 'Fødselsnummer' });
export const surnameField = (page: Page) => page.getByRole('textbox', { name: 'Etternavn' });
export const giveButton = (page: Page) => page.getByRole('button', { name: 'Gi tilgang', exact: true });
export const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Slett tilgangen til ${name}` });
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: 'Slett tilgangen', exact: true });

export const failureFor = (page: Page, surname: string) =>
  page
    .getByText(`${surname} har ikke fått tilgang til ${company} sine forsikringer.`, { exact: true })
    .first();

export async function fillIn(page: Page, { number = adultsNumber, surname = 'Berg' } = {}, mustOpen = true) {
  if (mustOpen) await addButton(page).click();
  const form = { cases: addAccessCases, script: addAccessScript };
  await fillInForm(pageDriver(page, 'add-access'), form, 'all fields');
  await typeInto(numberField(page), number);
  await typeInto(surnameField(page), surname);
}

export const persons = (page: Page) => page.getByRole('main').getByRole('listitem');
