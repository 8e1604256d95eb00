import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { visitAs } from '#e2e/support/visits.ts';

export const receipt = '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering';
export const bank = '/nettbank/opprett-avtalegiro';

/** Opens the page that creates AvtaleGiro; `kind` may have a query. */
export const openSetup = (page: Page, kind = 'skade') =>
  visitAs(page, 'private-rich', `${main}#/avtalegiro/${kind}`);

/** A value that the bank received, as its page shows it. */
export const receivedByBank = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');

export const returnFromBank = (page: Page, by: 'Opprett avtalen' | 'Avbryt' | 'La noe gå galt') =>
  page.getByRole('link', { name: by }).click();

export const failure = 'AvtaleGiro ble ikke opprettet';
export const failureText =
  'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.';

/** Waits for the paragraph, because an announced text is in the page twice. */
export const expectParagraph = (page: Page, text: string) =>
  expect(page.getByRole('paragraph').filter({ hasText: text })).toHaveText(text);
