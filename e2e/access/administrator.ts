import { expect, type Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';

type Persona =
  | 'business-admin'
  | 'business-user'
  | 'business-reader'
  | 'business-no-role'
  | 'private-one'
  | 'logged-out';

export const company = 'Fjordglimt Snekkeri AS';

/** A number in the pattern of B5.38, of somebody who is of age. */
export const grownUp = '01018512345';

export async function arrive(page: Page, persona: Persona, hash?: string) {
  const sandbox = sandboxOf(page);
  await sandbox.answersAtOnce();
  const [path, own] = documentOf('access').split('#');
  await page.goto(`${path}?persona=${persona}#${hash ?? own}`);
  return sandbox;
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const openAdding = (page: Page) => page.getByRole('button', { name: 'Gi ny tilgang' });
export const numberField = (page: Page) => page.getByRole('textbox', { name: 'Fødselsnummer' });
export const surnameField = (page: Page) => page.getByRole('textbox', { name: 'Etternavn' });
export const give = (page: Page) =>
  dialog(page, 'Gi tilgang').getByRole('button', { name: 'Gi tilgang', exact: true });
export const deletion = (page: Page, name: string) =>
  page.getByRole('button', { name: `Slett tilgangen til ${name}` });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Slett tilgangen', exact: true });

export async function fillIn(page: Page, { number = grownUp, surname = 'Berg', role = 'Bruker' } = {}) {
  await openAdding(page).click();
  await numberField(page).fill(number);
  await surnameField(page).fill(surname);
  await page.getByRole('radio', { name: role }).check();
}

export const persons = (page: Page) => page.getByRole('main').getByRole('listitem');

export const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
