import { contactDetailsCases } from '#flows/settings/contact-details/cases.ts';
import { contactDetailsScript } from '#flows/settings/contact-details/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { fillIn } from '#test/support/fill-in.ts';

export function portal(persona: PersonaId = 'private-one') {
  const page = portalAs(persona);
  return {
    ...page,
    person: page.person('contact-details'),
    wholePage: page.person(),
    openSettings: () => page.open('#/innstillinger'),
  };
}

export type Page = ReturnType<typeof portal>;

export async function openForm(persona?: PersonaId) {
  const page = portal(persona);
  await page.openSettings();
  await page.person.press('Endre');
  return page;
}

export async function fillInDetails({ person }: Page, mobilnummer: string, epost: string) {
  await fillIn(person, { cases: contactDetailsCases, script: contactDetailsScript }, 'fills in new details');
  await person.type('Mobilnummer', mobilnummer);
  await person.type('E-post', epost);
}

export const card = () => document.querySelector('[data-flow=contact-details]');
