import type { Page, Route } from 'playwright/test';
import type { Visit } from './routing-combinations.ts';

/** The calls that run only with the master toggle on (A4.9, A4.10). */
export const dependent = {
  damage: '/rest/fremtind-router-bm/has-skadeforsikringer',
  redirect: '/rest/toggle/overgang-videresending',
  routing: '/rest/fremtind-router-bm/routing',
  blocks: '/rest/kunde/direktetilgang',
} as const;

export type Dependent = keyof typeof dependent;

/** The intermediate pages ask for more; what of it is not steered is off. */
export type Steered = Visit & { readonly skip?: string };

/** Leaves out what is answered with an error: what fails, and what nobody may ask. */
const answersTo = ({
  transition,
  damage,
  redirect,
  routing,
  bank,
  blocks,
  skip,
}: Steered): Record<string, unknown> => ({
  '/rest/toggle/overgang': transition === 'on',
  '/rest/toggle/overgang-hopp-over-mellomside': skip === 'on',
  '/rest/bankinfo': { name: 'Banken', bankregnr: bank },
  ...(damage && { [dependent.damage]: damage === 'has' }),
  ...(redirect && { [dependent.redirect]: redirect === 'on' }),
  ...(routing &&
    routing !== 'fails' && {
      [dependent.routing]: {
        routingTarget: routing === 'successor' ? 'FREMTIND' : 'EIKA',
        bankForholdRegnr: '3910',
      },
    }),
  ...(blocks && { [dependent.blocks]: { banknavn: 'Banken', blokkerDirektetilgang: blocks === 'yes' } }),
});

const steered: readonly string[] = [
  '/rest/toggle/overgang',
  '/rest/toggle/overgang-hopp-over-mellomside',
  '/rest/bankinfo',
  ...Object.values(dependent),
];
const pathOf = (route: Route) => new URL(route.request().url()).pathname;

/** What decides where a visitor belongs is answered here, the rest by the sandbox. */
export async function insurerOf(page: Page) {
  let answers: Record<string, unknown> = {};
  let asked: string[] = [];
  await page.route(
    (url) => steered.includes(url.pathname),
    (route) => {
      const path = pathOf(route);
      asked.push(path);
      return route.fulfill(path in answers ? { json: answers[path] } : { status: 500, json: {} });
    },
  );
  // The successor's site is not there; it answers all the same, so that the browser gets to it.
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  return {
    expects(visit: Steered) {
      answers = answersTo(visit);
      asked = [];
    },
    /** How often. */
    wasAsked: (call: Dependent) => asked.filter((path) => path === dependent[call]).length,
  };
}
