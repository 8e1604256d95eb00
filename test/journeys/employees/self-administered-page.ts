import { screen } from '@testing-library/react';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import {
  filledSelfAdministered,
  selfAdministeredReportCases,
} from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportFlow } from '#flows/employees/self-administered-report/flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { loadBusinessPoliciesCases } from '#flows/policies/load-business-policies/cases.ts';
import { openSite } from '#test/journeys/open-site.ts';

const id = 'self-administered-report';
const { organisasjonsnummer, relations } = representatives['as a user'];
const { loadPolicies } = loadBusinessPoliciesCases.actors;
export const validForm: SelfAdministeredTyped = {
  ...filledSelfAdministered,
  ansatteInformasjon: [
    { id: '1', fodselsar: '1985', kjonn: 'Kvinne' },
    { id: '2', fodselsar: '1990', kjonn: 'Mann' },
    { id: '3', fodselsar: '2000', kjonn: 'Kvinne' },
  ],
};

/** The form of a company that administers its personnel insurance itself, without known contact details. */
export async function openForm(draft: SelfAdministeredTyped | null = null) {
  const site = openSite(selfAdministeredReportFlow, { ...selfAdministeredReportCases.input, draft });
  const respond = (method: 'GET' | 'POST', path: string, response: WireResponse) =>
    site.respond({ request: { method, path: `/rest${path}` }, response });
  const identification = { organisasjonsnummer, fodselsnummer: null };
  await respond('GET', '/avtalebytte/identification', { status: 200, body: identification });
  await respond('GET', '/web/relasjoner', { status: 200, body: relations });
  await respond('GET', '/skade/kunde', loadPolicies.done['self-administered insurance'] ?? 'lost');
  // A draft does not wait for the contact details.
  if (draft) await site.letPass(0);
  else await respond('GET', '/kunde/kontaktinfo', { status: 500 });
  const driver = site.driverOf(id);
  const respondToReport = (response: WireResponse) =>
    respond('POST', '/bm/selvadministrert-inn-og-utmelding', response);
  await site.shows(id, 'filling.typing');
  return { driver, shows: (state: string, flow = id) => site.shows(flow, state), respondToReport };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const group = (legend: string) => {
  const found = screen
    .getByText((_, element) => element?.textContent === legend, { selector: 'legend' })
    .closest('fieldset');
  if (!found) throw new Error(`no group ${legend}`);
  return found;
};
