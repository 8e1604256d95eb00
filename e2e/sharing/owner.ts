import type { Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs } from '#e2e/support/visits.ts';
import { giveInsightCases } from '#flows/sharing/give-insight/cases.ts';
import { giveInsightScript } from '#flows/sharing/give-insight/script.ts';
import { fillIn as fillInForm } from '#test/support/fill-in.ts';

export const openSharing = (page: Page) => visitAs(page, 'private-rich', `${main}#/dele-forsikringer`);

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gi innsyn til forsikringer' });
export const openButton = (page: Page) =>
  page.getByRole('button', { name: 'Gi innsyn', exact: true }).first();
export const submitButton = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Gi innsyn', exact: true });

/** The rows of the persons whom the visitor has given insight. */
export const given = (page: Page) =>
  page.getByRole('region', { name: 'Personer du har gitt innsyn til' }).getByRole('listitem');

export async function fillIn(page: Page, number: string) {
  await openButton(page).click();
  const form = { cases: giveInsightCases, script: giveInsightScript };
  await fillInForm(pageDriver(page, 'give-insight'), form, 'fills in the form');
  await typeInto(dialog(page).getByRole('textbox', { name: 'Fødselsnummer' }), number);
}
