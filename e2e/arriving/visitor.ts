import { expect, type Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { visitAs } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

export const chooser = documentOf('agreement-chooser');
export const myPage = '/oversikt/forsikring/mine-forsikringer';
export const title = 'Velg hvem sine forsikringer du vil se';

export const solbakken = 'Solbakken Regnskap AS 917 103 801';

export const openChooser = (page: Page, persona: PersonaId) => visitAs(page, persona, chooser);

export const choices = (page: Page) => page.getByRole('main').getByRole('listitem');
export const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects the number of the organisation that the session acts for; null if the visitor acts for themselves. */
export const expectActiveParty = (page: Page) =>
  expect.poll(async () => {
    const response = await page.request.get('/rest/avtalebytte/identification');
    return (await response.json()).organisasjonsnummer;
  });
