import type { Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs } from '#e2e/support/visits.ts';
import { selfDeclarationCases } from '#flows/buying/self-declaration/cases.ts';
import { selfDeclarationScript } from '#flows/buying/self-declaration/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { fillIn } from '#test/support/fill-in.ts';

export const overview = '/oversikt/forsikring/mine-forsikringer';
export const buy = `${overview}/kjope`;

export const claims = 'Hvor mange skadesaker har du hatt de tre siste årene?';
export const debt = 'Skylder du penger til et forsikringsforetak?';
export const terminated = 'Har du noen gang blitt oppsagt av et forsikringsforetak?';
export const missing = 'Du må svare på dette før du kan gå videre';

export const openDeclaration = (page: Page, persona: PersonaId, query = '', hash = '') =>
  visitAs(page, persona, `${documentOf('self-declaration')}${query.replace(/^&/, '?')}${hash}`);

export const question = (page: Page, name: string) => page.getByRole('radiogroup', { name });
export const answer = (page: Page, name: string, option: string) =>
  question(page, name).getByRole('radio', { name: option, exact: true }).check();
export const submitButton = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('button', { name: 'Gå videre' });

export const answerAll = (page: Page) =>
  fillIn(
    pageDriver(page, 'self-declaration'),
    { cases: selfDeclarationCases, script: selfDeclarationScript },
    'answers all',
  );

export async function chooseBank(page: Page, text: string, name: string) {
  await typeInto(page.getByRole('combobox', { name: 'Velg bank' }), text);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Neste' }).click();
}
