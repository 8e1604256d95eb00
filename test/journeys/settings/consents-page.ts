import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { portalAs } from '#test/journeys/portal.ts';

/** The sandbox's consents: one is answered with yes, one with no, and one is unanswered. */
export const advice = 'Tilbud og råd';
export const sharing = 'Deling med banken';
export const surveys = 'Kundeundersøkelser';

export const notSaved =
  'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.';

export function portal(persona: PersonaId = 'private-one') {
  const page = portalAs(persona);
  return { ...page, person: page.person('consents'), openSettings: () => page.open('#/innstillinger') };
}

export async function openConsents(persona?: PersonaId) {
  const page = portal(persona);
  await page.openSettings();
  await page.person.expectChosen(advice, 'Ja');
  return page;
}

/** The element with the title, the answers and the messages of a consent. */
export function consentElement(title: string): HTMLElement {
  const legend = screen.getByText((_, element) => element?.textContent === title, { selector: 'legend' });
  const consent = legend.closest<HTMLElement>('.consent');
  if (!consent) throw new Error(`${title} is no consent`);
  return consent;
}

export const expectTexts = (title: string, ...texts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const text of texts) expect(consentElement(title).textContent).toMatch(text);
  });

export const expectNoTexts = (title: string, ...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(consentElement(title).textContent).not.toContain(text);
  });

export const option = (title: string, name: 'Ja' | 'Nei') =>
  within(consentElement(title)).getByRole('radio', { name });
