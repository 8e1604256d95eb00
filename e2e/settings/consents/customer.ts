import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import type { PersonaId } from '#sandbox/personas.ts';

/** The sandbox's consents: answered with yes, with no, and not at all. */
export const advice = 'Tilbud og råd';
export const sharing = 'Deling med banken';
export const surveys = 'Kundeundersøkelser';

export const notLoaded = 'Beklager noe gikk galt. Vennligst prøv igjen senere.';
export const notSaved =
  'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.';

export async function open(page: Page, persona: PersonaId = 'private-one') {
  await page.goto(`/oversikt/forsikring/mine-forsikringer?persona=${persona}#/innstillinger`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profil og innstillinger' })).toBeVisible();
}

export async function arrive(page: Page, persona: PersonaId = 'private-one') {
  const sandbox = sandboxOf(page);
  await sandbox.answersAtOnce();
  await open(page, persona);
  return sandbox;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Samtykke' });
export const consent = (page: Page, title: string) => page.getByRole('radiogroup', { name: title });
export const option = (page: Page, title: string, answer: 'Ja' | 'Nei') =>
  consent(page, title).getByRole('radio', { name: answer, exact: true });
/** A consent with all that stands below it. */
export const around = (page: Page, title: string) =>
  page.locator('.consent').filter({ has: consent(page, title) });
export const more = (page: Page, title: string) =>
  page.getByRole('button', { name: `Les mer om ${title}`, exact: true });
