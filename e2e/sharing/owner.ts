import type { Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs } from '#e2e/support/visits.ts';

export const openSharing = (page: Page) => visitAs(page, 'private-rich', `${main}#/dele-forsikringer`);

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gi innsyn til forsikringer' });
export const openButton = (page: Page) =>
  page.getByRole('button', { name: 'Gi innsyn', exact: true }).first();
export const submitButton = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Gi innsyn', exact: true });

/** The rows of the persons whom the visitor has given insight. */
export const given = (page: Page) =>
  page.getByRole('region', { name: 'Personer du har gitt innsyn til' }).getByRole('listitem');

export async function fillIn(page: Page, { number = '22897810003', surname = 'Berg' } = {}) {
  await openButton(page).click();
  await typeInto(dialog(page).getByRole('textbox', { name: 'Fødselsnummer' }), number);
  await typeInto(dialog(page).getByRole('textbox', { name: 'Etternavn' }), surname);
}
