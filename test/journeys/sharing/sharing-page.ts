import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { giveInsightCases } from '#flows/sharing/give-insight/cases.ts';
import { giveInsightScript } from '#flows/sharing/give-insight/script.ts';
import { ola, ragnhild } from '#flows/sharing/given-insight/cases.ts';
import { insightCases } from '#flows/sharing/insight/cases.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { givers } from '#flows/sharing/received-insight/cases.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { fillIn } from '#test/support/fill-in.ts';

export const paths = {
  damage: '/rest/skade/kunde',
  given: '/rest/privat-relasjon',
  received: '/rest/delteforsikringer',
  create: '/rest/privat-relasjon/opprett',
  delete: '/rest/privat-relasjon/pr-1',
};

export const loaded = {
  damage: { status: 200, body: customer },
  given: { status: 200, body: [ola, ragnhild] },
  received: { status: 200, body: givers },
} satisfies Record<string, WireResponse>;

/** Opens the page and loads both lists, unless the responses differ. */
export async function openSharing(responses: Partial<Record<keyof typeof loaded, WireResponse>> = {}) {
  const site = openSite(insightFlow, insightCases.input);
  const respond = (method: 'GET' | 'POST' | 'DELETE', path: keyof typeof paths, response: WireResponse) =>
    site.respond({ request: { method, path: paths[path] }, response });
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  for (const path of ['damage', 'given', 'received'] as const)
    await respond('GET', path, responses[path] ?? loaded[path]);
  await site.shows('insight', 'page.own.given.shown page.own.dialog.shut page.received.shown');
  return { ...site, respond, driver: site.driverOf('insight') };
}

export type Page = Awaited<ReturnType<typeof openSharing>>;

export const focused = () => document.activeElement;

export const expectListed = (page: Page) => page.shows('given-insight', 'listed.closed');

/** Fills in the form, with a number and a surname of its own. */
export async function fillInInsight(driver: Driver, number: string, surname: string) {
  await fillIn(driver, { cases: giveInsightCases, script: giveInsightScript }, 'fills in the form');
  await driver.type('Fødselsnummer', number);
  await driver.type('Etternavn', surname);
}

export async function give(page: Page, number: string, surname: string) {
  await page.driver.press('Gi innsyn');
  await page.shows('give-insight', 'filling.typing');
  await fillInInsight(page.driver, number, surname);
  await page.driverOf('give-insight').press('Gi innsyn');
}

export async function deleteOla(page: Page) {
  await page.driver.press('Slett innsynet til Ola Bekkevold');
  await page.shows('given-insight', 'listed.confirming');
  await page.driver.press('Slett innsynet');
}
