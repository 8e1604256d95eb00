import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { company } from '#flows/overview/business-landing/cases.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { fillIn } from '#test/support/fill-in.ts';

export const [policy] = company.forsikringer;
const all: WireResponse = {
  status: 200,
  body: {
    ...company,
    forsikringer: ['N16', 'N17', 'N20', 'N90'].map((produkt) => ({ ...policy, produkt })),
  },
};
const { organisasjonsnummer, relations } = representatives['as a user'];

interface Arrival {
  readonly insurance?: WireResponse;
  readonly draft?: typeof employeeReportCases.input.draft;
}

/** The page on 21 November 2026, by itself without known contact details. */
export async function openPage({ insurance = all, draft = null }: Arrival = {}) {
  const site = openSite(employeeReportFlow, { ...employeeReportCases.input, draft });
  const respond = (method: 'GET' | 'POST', path: string, response: WireResponse) =>
    site.respond({ request: { method, path: `/rest${path}` }, response });
  await waitFor(() => expect(document.querySelector('[data-flow=load-representative]')).not.toBeNull());
  await respond('GET', '/avtalebytte/identification', {
    status: 200,
    body: { organisasjonsnummer, fodselsnummer: null },
  });
  await respond('GET', '/web/relasjoner', { status: 200, body: relations });
  await respond('GET', '/skade/kunde', insurance);
  // A draft does not wait for the contact details.
  if (draft) await site.letPass(0);
  else await respond('GET', '/kunde/kontaktinfo', { status: 500 });
  const driver = site.driverOf('employee-report');
  return { driver, respond, shows: (state: string) => site.shows('employee-report', state) };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

export const [question, insurances] = ['Hva vil du gjøre?', 'Hvilke forsikringer gjelder det?'];
export const allInsurances = ['Helse for ansatte', 'Personal', 'Yrkesskade', 'Reise for ansatte'];

export const yesNoQuestions = [
  [
    'Er den ansatte 100 % arbeidsdyktig?',
    'Den ansatte må være 100 % arbeidsdyktig for å ta del i forsikringen',
  ],
  ['Er den ansatte fast ansatt?', 'Den ansatte må være fast ansatt for å ta del i forsikringen'],
  ['Jobber den ansatte minst 20 %?', 'Den ansatte må jobbe minst 20 % for å ta del i forsikringen'],
  [
    'Har den ansatte bodd fast i Norge de siste tre årene?',
    'Den ansatte må ha bodd fast i Norge de siste tre årene for å ta del i forsikringen',
  ],
] as const;

export async function chooseActionAndInsurances({ driver }: Page, action: 'Innmelding' | 'Utmelding') {
  await driver.choose(question, action);
  await driver.tickOnly(insurances, allInsurances);
}

export interface Report {
  readonly move: 'fills in a report in' | 'fills in a report out';
  readonly insurances: readonly string[];
  /** Values that are typed in addition to the move, or in place of its own. */
  readonly typed: Readonly<Record<string, string>>;
  readonly confirmed: readonly string[];
}

/** A report in and a report out with every field. */
export const reportIn: Report = {
  move: 'fills in a report in',
  insurances: ['Helse for ansatte', 'Yrkesskade'],
  typed: { Navn: 'Jonas Elvebakk', Fødselsnummer: '80841200083' },
  confirmed: yesNoQuestions.map(([asked]) => asked),
};
export const reportOut: Report = {
  move: 'fills in a report out',
  insurances: ['Personal', 'Yrkesskade'],
  typed: { 'Gjelder fra': '01.12.2026', Postnummer: '5003' },
  confirmed: [],
};

const form = { cases: employeeReportCases, script: employeeReportScript };

export async function fillInReport(driver: Driver, report: Report) {
  await fillIn(driver, form, report.move);
  await driver.tickOnly(insurances, report.insurances);
  for (const [name, text] of Object.entries(report.typed)) await driver.type(name, text);
  for (const asked of report.confirmed) await driver.choose(asked, 'Ja');
}
