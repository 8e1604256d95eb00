import type { Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { visitAs } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

const overview = '/oversikt/forsikring/mine-forsikringer';
export const buyPage = `${overview}/kjope`;
export const headline = 'Våre mest kjøpte forsikringer';

export const openBuyPage = (page: Page, persona: PersonaId) => visitAs(page, persona, documentOf('buy'));

export const mostBought = (page: Page) =>
  page.locator('[data-flow=buy]').getByRole('list').first().getByRole('link');

export const back = (page: Page) => page.getByRole('link', { name: 'Forsikringer', exact: true });

/** Turns the transition toggle on; the toggle of the redirect stays as it is. */
export const turnOnTransition = (page: Page) =>
  page.route('**/rest/toggle/overgang', (route) => route.fulfill({ json: true }));
