import type { Page, Route } from 'playwright/test';
import type { Visit } from '#test/domain/arriving/routing-rows.ts';

const businessRouting = {
  successor: { routingTarget: 'FREMTIND', bankForholdRegnr: '3910' },
  stays: { routingTarget: 'EIKA', bankForholdRegnr: '3910' },
  /** The call fails. */
  fails: undefined,
} as const;

const responsesTo = (visit: Visit): Readonly<Record<string, unknown>> => ({
  '/rest/toggle/overgang': visit.transition === 'on',
  '/rest/toggle/overgang-videresending': visit.redirect === 'on',
  '/rest/bankinfo': { name: 'Banken', bankregnr: visit.bank },
  '/rest/fremtind-router-bm/has-skadeforsikringer': visit.damage === 'has',
  '/rest/fremtind-router-bm/routing': businessRouting[visit.routing],
  '/rest/kunde/direktetilgang': { banknavn: 'Banken', blokkerDirektetilgang: visit.blocks === 'yes' },
});

const pathOf = (route: Route) => new URL(route.request().url()).pathname;

/** Responds to the calls of the routing; the sandbox responds to the others. */
export async function fakeInsurer(page: Page) {
  let responses: Readonly<Record<string, unknown>> = {};
  await page.route(
    (url) => url.pathname in responses,
    (route) => {
      const json = responses[pathOf(route)];
      return route.fulfill(json === undefined ? { status: 500, json: {} } : { json });
    },
  );
  // The successor's site does not exist here; an empty page is enough for the browser to go there.
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  return {
    respondsFor(visit: Visit) {
      responses = responsesTo(visit);
    },
  };
}
