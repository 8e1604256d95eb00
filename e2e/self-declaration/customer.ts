import { expect, type Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';

export const overview = '/oversikt/forsikring/mine-forsikringer';
export const buy = `${overview}/kjope`;

export const claims = 'Hvor mange skadesaker har du hatt de tre siste årene?';
export const debt = 'Skylder du penger til et forsikringsforetak?';
export const terminated = 'Har du noen gang blitt oppsagt av et forsikringsforetak?';
export const missing = 'Du må svare på dette før du kan gå videre';

type Persona = 'private-one' | 'new-customer' | 'unwanted';

export async function arrive(page: Page, persona: Persona, query = '', hash = '') {
  const sandbox = sandboxOf(page);
  await sandbox.answersAtOnce();
  await page.goto(`${documentOf('self-declaration')}?persona=${persona}${query}${hash}`);
  return sandbox;
}

export const question = (page: Page, name: string) => page.getByRole('radiogroup', { name });
export const answer = (page: Page, name: string, option: string) =>
  question(page, name).getByRole('radio', { name: option, exact: true }).check();
export const goOn = (page: Page) => page.getByRole('button', { name: 'Gå videre' });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function answerAll(page: Page) {
  await answer(page, claims, '0–3 skader');
  await answer(page, debt, 'Nei');
  await answer(page, terminated, 'Nei');
}

export const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

export async function chooseBank(page: Page, text: string, name: string) {
  await page.getByRole('combobox', { name: 'Velg bank' }).fill(text);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Neste' }).click();
}
