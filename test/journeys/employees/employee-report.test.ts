import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { company } from '#flows/overview/business-landing/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { openDomSite } from '#test/support/dom-site.tsx';
import { fillIn } from '#test/support/fill-in.ts';

let close = () => {};
afterEach(() => close());

const [policy] = company.forsikringer;
const insured = (...codes: readonly string[]) => ({
  status: 200,
  body: { ...company, forsikringer: codes.map((produkt) => ({ ...policy, produkt })) },
});
const all = insured('N16', 'N17', 'N20', 'N90');

interface Arrival {
  readonly role?: string | null;
  readonly organisasjonsnummer?: string | null;
  readonly insurance?: WireResponse | null;
}

/** The page on 21 November 2026. If `insurance` is null, the page does not load it. */
async function openPage({ role = 'SKRIVE', insurance = all, ...visitor }: Arrival = {}) {
  const site = openDomSite(employeeReportFlow, employeeReportCases.input);
  close = site.close;
  const respond = (method: 'GET' | 'POST', path: string, response: WireResponse) =>
    site.respond({ request: { method, path: `/rest${path}` }, response });
  const { organisasjonsnummer = '923609016' } = visitor;
  const relation = {
    uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
    rolle: role,
  };
  await waitFor(() => expect(document.querySelector('[data-flow=load-representative]')).not.toBeNull());
  await respond('GET', '/avtalebytte/identification', {
    status: 200,
    body: { organisasjonsnummer, fodselsnummer: null },
  });
  if (organisasjonsnummer !== null)
    await respond('GET', '/web/relasjoner', { status: 200, body: role === null ? [] : [relation] });
  if (insurance) await respond('GET', '/skade/kunde', insurance);
  const driver = site.driverOf('employee-report');
  const shows = (state: string, flow = 'employee-report') => site.shows(flow, state);
  return { driver, respond, shows };
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** The description of a field, with its error; for a group of choices, all its text. */
function descriptionOf(name: string): string {
  const labels = [...document.querySelectorAll('label, legend')];
  const label = labels.find(({ textContent }) => textContent === name);
  if (!(label instanceof HTMLLabelElement)) return label?.closest('fieldset')?.textContent ?? '';
  const described = document.getElementById(label.htmlFor)?.getAttribute('aria-describedby');
  const ids = described?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

const [question, insurances] = ['Hva vil du gjøre?', 'Hvilke forsikringer gjelder det?'];
const allInsurances = ['Helse for ansatte', 'Personal', 'Yrkesskade', 'Reise for ansatte'];

const yesNoQuestions = [
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

async function chooseActionAndInsurances({ driver }: Page, action: 'Innmelding' | 'Utmelding') {
  await driver.choose(question, action);
  await driver.tickOnly(insurances, allInsurances);
}

describe('each empty field shows an error (B5.1)', () => {
  const alwaysRequired = {
    Navn: 'Du må fylle ut navn',
    Mobilnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
    'E-post': 'E-postadressen er ugyldig',
  };

  test('before an action or an insurance is chosen (B5.2, B5.3, B5.9, B5.10)', async () => {
    const page = await openPage();
    await page.driver.press('Send');
    await page.shows('reporting.filling.rejected');
    const sentences = { ...alwaysRequired, [insurances]: 'Du må oppgi hvilke forsikringer det gjelder' };
    for (const [name, sentence] of Object.entries(sentences)) expect(descriptionOf(name)).toContain(sentence);
    expect(descriptionOf(question)).toContain('Du må velge innmelding eller utmelding');
  });

  test('when a report in is chosen (B5.4, B5.6, B5.8, C4.19, C5.5)', async () => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Innmelding');
    await page.driver.press('Send');
    const sentences = {
      ...alwaysRequired,
      Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
      Yrke: 'Du må oppgi yrke',
      Stillingsprosent: 'Stillingsprosenten må være et tall',
      ...Object.fromEntries(yesNoQuestions.map(([asked]) => [asked, 'Du må svare på spørsmålet'])),
    };
    for (const [name, sentence] of Object.entries(sentences)) expect(descriptionOf(name)).toContain(sentence);
  });

  test('when a report out is chosen (B5.4, B5.5, C5.5)', async () => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Utmelding');
    await page.driver.press('Send');
    const sentences = {
      ...alwaysRequired,
      Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
      Yrke: 'Du må oppgi yrke',
      Adresse: 'Du må oppgi adresse',
      Postnummer: 'Du må oppgi et gyldig postnummer',
      Poststed: 'Du må oppgi poststed',
    };
    for (const [name, sentence] of Object.entries(sentences)) expect(descriptionOf(name)).toContain(sentence);
  });
});

test('a field that appears after a submit has no error before the next submit (C4.29, C5.5)', async () => {
  const page = await openPage();
  await page.driver.press('Send');
  await page.shows('reporting.filling.rejected');
  await chooseActionAndInsurances(page, 'Innmelding');
  const appeared = {
    Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
    Yrke: 'Du må oppgi yrke',
    'Er den ansatte fast ansatt?': 'Du må svare på spørsmålet',
  };
  expect(descriptionOf('Navn')).toContain('Du må fylle ut navn');
  for (const [name, sentence] of Object.entries(appeared)) {
    expect(screen.queryAllByText(name)).toHaveLength(1);
    expect(descriptionOf(name)).not.toContain(sentence);
  }
  await page.driver.press('Send');
  for (const [name, sentence] of Object.entries(appeared)) expect(descriptionOf(name)).toContain(sentence);
});

test.each(yesNoQuestions)(
  "only the question '%s' shows the sentence about the insurance if its answer is no (B5.7, C4.19)",
  async (asked, sentence) => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Innmelding');
    for (const [other] of yesNoQuestions) await page.driver.choose(other, other === asked ? 'Nei' : 'Ja');
    await page.driver.press('Send');
    await page.shows('reporting.filling.rejected');
    for (const [other, error] of yesNoQuestions) {
      if (other === asked) expect(descriptionOf(other)).toContain(sentence);
      else expect(descriptionOf(other)).not.toContain(error);
    }
  },
);

const percentage = 'Den ansattes stillingsprosent må være mellom 10 % og 100 % for å ta del i forsikringen';
test.each([
  ['Gjelder fra', '31.11.2026', 'Oppgi en gyldig dato'],
  ['Gjelder fra', '', 'Oppgi en gyldig dato'],
  ['Gjelder fra', '22.12.2026', 'Datoen du har valgt er for langt frem i tid'],
  ['Gjelder fra', '20.11.2026', 'Datoen du har valgt er for langt tilbake i tid'],
  ['Navn', 'Kari  Nordmann', 'Du må fylle ut navn'],
  ['Fødselsnummer', '80841200084', 'Du må oppgi et gyldig fødselsnummer'],
  ['Stillingsprosent', 'halv', 'Stillingsprosenten må være et tall'],
  ['Stillingsprosent', '9,9', percentage],
  ['Stillingsprosent', '101', percentage],
  ['Postnummer', '501', 'Du må oppgi et gyldig postnummer'],
  ['Mobilnummer', '+46 912 34 567', 'Du må oppgi et gyldig mobiltelefonnummer'],
  ['E-post', 'astrid', 'E-postadressen er ugyldig'],
])(
  "the field '%s' with the value '%s' shows '%s' (B5.5, B5.6, B5.8, B5.9, B5.10, B5.11, B5.12, B5.13, B9.1, B9.2, C3.9)",
  async (name, typed, sentence) => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Utmelding');
    await page.driver.type(name, typed);
    await page.driver.press('Send');
    expect(descriptionOf(name)).toContain(sentence);
  },
);

interface Report {
  readonly move: 'fills in a report in' | 'fills in a report out';
  readonly insurances: readonly string[];
  /** Values that are typed in addition to the move, or in place of its own. */
  readonly typed: Readonly<Record<string, string>>;
  readonly confirmed: readonly string[];
}

/** A report in and a report out with every field. */
const reportIn: Report = {
  move: 'fills in a report in',
  insurances: ['Helse for ansatte', 'Yrkesskade'],
  typed: { Navn: 'Jonas Elvebakk', Fødselsnummer: '80841200083' },
  confirmed: yesNoQuestions.map(([asked]) => asked),
};
const reportOut: Report = {
  move: 'fills in a report out',
  insurances: ['Personal', 'Yrkesskade'],
  typed: { 'Gjelder fra': '01.12.2026', Postnummer: '5003' },
  confirmed: [],
};

const form = { cases: employeeReportCases, script: employeeReportScript };

async function fillInReport(driver: Driver, report: Report) {
  await fillIn(driver, form, report.move);
  await driver.tickOnly(insurances, report.insurances);
  for (const [name, text] of Object.entries(report.typed)) await driver.type(name, text);
  for (const asked of report.confirmed) await driver.choose(asked, 'Ja');
}

async function expectFilledIn(driver: Driver, report: Report) {
  await driver.expectChosen(question, report === reportIn ? 'Innmelding' : 'Utmelding');
  await driver.expectTickedOnly(insurances, report.insurances);
  for (const [name, text] of Object.entries(report.typed)) await driver.expectValue(name, text);
  for (const asked of report.confirmed) await driver.expectChosen(asked, 'Ja');
}

test("the initial value of 'gjelder fra' is today (B3.48)", async () => {
  const { driver } = await openPage();
  await driver.expectValue('Gjelder fra', '21.11.2026');
});

describe('a report that cannot be sent shows an error with a button back, and keeps the form', () => {
  const unknown = 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';
  const wrong = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';

  async function failThenSend(
    page: Page,
    report: Report,
    response: WireResponse,
    title: string,
    text: string,
  ) {
    const path = report === reportIn ? '/bm/meld-inn-ansatt' : '/bm/meld-ut-ansatt';
    await fillInReport(page.driver, report);
    await page.driver.press('Send');
    await page.respond('POST', path, response);
    await page.driver.expectHeading(title);
    await page.driver.sees(text);
    await page.driver.press('Gå tilbake');
    await expectFilledIn(page.driver, report);
    await page.driver.press('Send');
    await page.respond('POST', path, { status: 204 });
    await page.shows('sent');
  }

  test.each([
    [{ status: 500 }, 'Noe gikk galt', wrong],
    [{ status: 403 }, 'Noe gikk galt', wrong],
    [
      { status: 500, body: { code: 'INS00002' } },
      'Prøv igjen senere',
      'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
    ],
    [{ status: 504 }, 'Vi fikk ikke svar', unknown],
    ['lost', 'Vi fikk ikke svar', unknown],
  ] as const)('for the response %j (B2.106, B4.18, B8.8)', async (response, title, text) => {
    await failThenSend(await openPage(), reportIn, response, title, text);
  });

  test('for a report out too (B2.106, B4.18, B8.8)', async () => {
    await failThenSend(await openPage(), reportOut, { status: 500 }, 'Noe gikk galt', wrong);
  });
});

describe('the insurer receives what the visitor fills in', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [
      'into a Virke insurance (B3.39, B7.10)',
      'reportVirkeEmployeeIn',
      { ...reportIn, insurances: ['Reise for ansatte', 'Virke, 7310001'] },
      'Innmeldingen er sendt',
      {
        type: 'meldeInn',
        ansatt: { navn: 'Jonas Elvebakk', foedselsnummer: '80841200083' },
        forsikringer: ['N75', 'N90'],
        gjelderFra: '2026-12-01',
        stillingsprosent: 37.5,
        fastAnsatt: true,
        telefonnummer: '91234567',
      },
    ],
    [
      'out of insurance (B3.43, B7.11)',
      'reportEmployeeOut',
      reportOut,
      'Utmeldingen er sendt',
      {
        type: 'meldeUt',
        forsikringer: ['N17', 'N20'],
        gjelderFra: '2026-12-01',
        postadresse: { adresse: 'Fjellveien 12', postnummer: '5003', poststed: 'Bergen' },
      },
    ],
  ])('for a report %s', async (_, operation, report, receipt, payload) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const portal = portalAs('business-user');
    await portal.open('#/bm/admin/ansatt-inn-og-utmelding');
    const person = portal.person();
    await fillInReport(person, report);
    await person.press('Send');
    await person.expectHeading(receipt);
    expect(portal.arrived(operation)).toMatchObject([payload]);
  });
});

test('a date of yesterday is refused at midnight in Oslo, also on a page from before midnight (B5.11, B9.2, C4.23)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '21.11.2026' } });
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await page.driver.press('Send');
  await page.shows('reporting.filling.rejected');
  expect(descriptionOf('Gjelder fra')).toContain('Datoen du har valgt er for langt tilbake i tid');
});

test('a retry after midnight does not send yesterday, and the next report starts with the new day (B3.48, C4.23)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '21.11.2026' } });
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 500 });
  await page.shows('reporting.failed');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await page.driver.press('Prøv igjen');
  await page.shows('reporting.filling.rejected');
  await page.driver.type('Gjelder fra', '22.11.2026');
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  vi.setSystemTime(new Date('2026-11-22T23:00:00Z'));
  await page.driver.press('Meld en ansatt til');
  await page.driver.expectValue('Gjelder fra', '23.11.2026');
});

test('a button on the receipt opens an empty form with the same contact person (B2.10, B2.106, C3.4)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, reportIn);
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.expectHeading('Innmeldingen er sendt');
  await page.driver.sees('Jonas Elvebakk', '01.12.2026', 'Helse for ansatte, Yrkesskade');
  await page.driver.press('Meld en ansatt til');
  await page.driver.expectChosen(question, null);
  await page.driver.expectValue('Navn', '');
  await page.driver.expectValue('Mobilnummer', '912 34 567');
  await page.driver.expectValue('E-post', 'astrid@snekkeri.example');
});

test('only a report out links to the documents about continuation insurance, which open in another window (A2.16)', async () => {
  const document = 'Fortsettelsesforsikring for liv (PDF)';
  const { driver } = await openPage();
  await driver.choose(question, 'Innmelding');
  await driver.seesNot(document);
  await driver.choose(question, 'Utmelding');
  expect(screen.getByRole('link', { name: document })).toHaveProperty('target', '_blank');
});

test('a company that is a customer of another bank reads whom to contact, without a retry (A8.1)', async () => {
  const body = { code: 'FOR3170009', message: 'Kunden i annen bank' };
  const { driver, shows } = await openPage({ insurance: { status: 404, body } });
  await shows('refused', 'load-business-policies');
  await driver.expectHeading('Feil kundeforhold');
  await driver.sees(
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
  );
  await driver.seesNot('Prøv igjen', 'Feilkode:');
});

test('the page about missing access is shown if the server says that the visitor has no role (A6.5, A2.33)', async () => {
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  const { driver, shows } = await openPage({ insurance: { status: 403, body } });
  await shows('noAccess', 'load-business-policies');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send');
});

test('the same page replaces the form if the insurer says so when the report is sent (A6.5, C4.12)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, reportIn);
  await page.driver.press('Send');
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 403, body });
  await page.shows('noAccess');
  await page.driver.expectHeading('Du har ikke tilgang til forsikring');
  await page.driver.seesNot('Send', 'Gå tilbake', 'Prøv igjen', 'Noe gikk galt');
});

test('the page says that policies may be missing if one could not be read (A8.6)', async () => {
  const missing =
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
  const body = (...forsikringer: readonly unknown[]) => ({ status: 200, body: { ...company, forsikringer } });
  const some = await openPage({ insurance: body(null, { ...policy, produkt: 'N20' }) });
  await some.shows('reporting.filling.typing');
  await some.driver.sees(missing);
  close();
  const none = await openPage({ insurance: body(null) });
  await none.shows('nothingToReport');
  await none.driver.sees(
    'Vi fikk ikke lest alle forsikringene til Fjordglimt Snekkeri AS, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
  );
  await none.driver.seesNot('har ingen aktive forsikringer');
});

test('after a lost session, a failed report names the values that logging in loses (A8.8)', async () => {
  const page = await openPage();
  const { driver } = page;
  await fillInReport(driver, reportIn);
  await driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 401 });
  await page.shows('reporting.failed');
  await driver.sees(
    'Logg inn',
    'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.',
    'Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.',
  );
});

test('a receipt shows the date as dates are shown, however it was typed (A5.7, B5.12)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '01/12/2026' } });
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.sees('01.12.2026');
});

describe('the role and the insurances decide whether the form is shown (B6.5, C1.8)', () => {
  const refusal = (organisation: string) =>
    `Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i ${organisation}.`;
  test.each([
    ['an administrator sees the form', { role: 'ADMIN' }, null],
    ['a user sees the form', { role: 'SKRIVE' }, null],
    ['a reader sees whom to contact', { role: 'LESE' }, refusal('Fjordglimt Snekkeri AS')],
    [
      'a visitor who acts for themselves sees whom to contact',
      { organisasjonsnummer: null },
      refusal('bedriften'),
    ],
  ])('%s', async (_, visitor, text) => {
    const { driver, shows } = await openPage({ ...visitor, insurance: text === null ? all : null });
    await shows(text === null ? 'reporting.filling.typing' : 'notAllowed');
    if (text === null) return driver.sees('Send');
    await driver.sees(text);
    await driver.seesNot('Send');
  });

  test.each([
    ['no insurance', insured()],
    ['insurance that covers no employees', insured('N07')],
    [
      'health insurance that it has not accepted',
      {
        status: 200,
        body: { ...company, forsikringer: [{ ...policy, produkt: 'N16', status: 'TILBUD' }] },
      },
    ],
  ])('a company with %s sees that there is nothing to report (C4.5)', async (_, insurance) => {
    const { driver, shows } = await openPage({ insurance });
    await shows('nothingToReport');
    await driver.sees(
      'Fjordglimt Snekkeri AS har ingen aktive forsikringer der ansatte meldes inn eller ut her.',
    );
    await driver.seesNot('Send');
  });
});
