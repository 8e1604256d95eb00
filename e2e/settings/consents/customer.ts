import type { Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { visitAs } from '#e2e/support/visits.ts';

/** The sandbox's consents: one is answered with yes, one with no, and one is unanswered. */
export const advice = 'Tilbud og råd';
export const sharing = 'Deling med banken';
export const surveys = 'Kundeundersøkelser';

export const openSettings = (page: Page) => visitAs(page, 'private-one', `${main}#/innstillinger`);

const consent = (page: Page, title: string) => page.getByRole('radiogroup', { name: title });
export const option = (page: Page, title: string, answer: 'Ja' | 'Nei') =>
  consent(page, title).getByRole('radio', { name: answer, exact: true });
/** The element with the title, the answers and the messages of a consent. */
export const consentElement = (page: Page, title: string) =>
  page.locator('.consent').filter({ has: consent(page, title) });
export const detailsButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Les mer om ${title}`, exact: true });
