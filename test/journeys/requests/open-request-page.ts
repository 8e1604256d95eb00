import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { openSite } from '#test/journeys/open-site.ts';

export const get = (path: string) => ({ method: 'GET' as const, path: `/rest${path}` });

interface Visit {
  /** The response about the policies; an order loads none. */
  readonly policies?: WireResponse;
}

/** Opens a page of a business's requests, and answers its calls up to the policies. */
export async function openPage(flow: AnyFlow, input: unknown, { policies }: Visit) {
  const { organisasjonsnummer, relations } = representatives['as a user'];
  const site = openSite(flow, input);
  await site.respond({
    request: get('/avtalebytte/identification'),
    response: { status: 200, body: { organisasjonsnummer, fodselsnummer: null } },
  });
  await site.respond({ request: get('/web/relasjoner'), response: { status: 200, body: relations } });
  if (policies) await site.respond({ request: get('/skade/kunde'), response: policies });
  return { site, driver: site.driverOf(flow.id) };
}
