import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { company } from '#flows/overview/business-landing/cases.ts';
import { admit } from '#test/journeys/admit.ts';
import { openDomSite } from '#test/support/dom-site.tsx';

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
  await admit(site);
  await waitFor(() => expect(document.querySelector('[data-flow=load-representative]')).not.toBeNull());
  await respond('GET', '/avtalebytte/identification', {
    status: 200,
    body: { organisasjonsnummer, fodselsnummer: null },
  });
  if (organisasjonsnummer !== null)
    await respond('GET', '/web/relasjoner', { status: 200, body: role === null ? [] : [relation] });
  if (insurance) await respond('GET', '/skade/kunde', insurance);
  const driver = site.driverOf('employee-report');
  return { driver, respond, shows: (state: string) => site.shows('employee-report', state) };
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

async function chooseActionAndInsurances(
  { driver }: Page,
  action: 'Innmelding' | 'Utmelding',
  names = allInsurances,
) {
  await driver.choose(question, action);
  await driver.tickOnly(insurances, names);
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
    await page.shows('reporting.editing.rejected');
    const sentences = { ...alwaysRequired, [insurances]: 'Du må oppgi hvilke forsikringer det gjelder' };
    for (const [name, sentence] of Object.entries(sentences)) expect(descriptionOf(name)).toContain(sentence);
    expect(descriptionOf(question)).toContain('Du må velge innmelding eller utmelding');
  });

  test('when a report in is chosen (B5.4, B5.6, B5.7, B5.8, C5.5)', async () => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Innmelding');
    await page.driver.press('Send');
    const sentences = {
      ...alwaysRequired,
      Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
      Yrke: 'Du må oppgi yrke',
      Stillingsprosent: 'Stillingsprosenten må være et tall',
      'Er den ansatte 100 % arbeidsdyktig?':
        'Den ansatte må være 100 % arbeidsdyktig for å ta del i forsikringen',
      'Er den ansatte fast ansatt?': 'Den ansatte må være fast ansatt for å ta del i forsikringen',
      'Jobber den ansatte minst 20 %?': 'Den ansatte må jobbe minst 20 % for å ta del i forsikringen',
      'Har den ansatte bodd fast i Norge de siste tre årene?':
        'Den ansatte må ha bodd fast i Norge de siste tre årene for å ta del i forsikringen',
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

const injuryReport = [
  ['Navn', 'Jonas Elvebakk'],
  ['Yrke', 'Lagerarbeider'],
  ['Stillingsprosent', '37,5'],
  ['Mobilnummer', '912 34 567'],
  ['E-post', 'astrid@snekkeri.example'],
] as const;

async function fillInInjuryReport(page: Page) {
  await chooseActionAndInsurances(page, 'Innmelding', ['Yrkesskade']);
  for (const [name, typed] of injuryReport) await page.driver.type(name, typed);
}

async function expectInjuryReport({ driver }: Page) {
  await driver.expectChosen(question, 'Innmelding');
  await driver.expectTickedOnly(insurances, ['Yrkesskade']);
  for (const [name, typed] of injuryReport) await driver.expectValue(name, typed);
}

test("the initial value of 'gjelder fra' is today (B3.48)", async () => {
  const { driver } = await openPage();
  await driver.expectValue('Gjelder fra', '21.11.2026');
});

describe('a report that cannot be sent shows an error with a button back, and keeps the form', () => {
  const unknown = 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';
  const wrong = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';
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
    const page = await openPage();
    await fillInInjuryReport(page);
    await page.driver.press('Send');
    await page.respond('POST', '/bm/meld-inn-ansatt', response);
    await page.driver.expectHeading(title);
    await page.driver.sees(text);
    await page.driver.press('Gå tilbake');
    await expectInjuryReport(page);
    await page.driver.press('Send');
    await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
    await page.shows('receipt');
  });
});

test('a button on the receipt opens an empty form with the same contact person (B2.10, B2.106, C3.4)', async () => {
  const page = await openPage();
  await fillInInjuryReport(page);
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.expectHeading('Innmeldingen er sendt');
  await page.driver.sees('Jonas Elvebakk', '21.11.2026', 'Yrkesskade');
  await page.driver.press('Meld en ansatt til');
  await page.driver.expectChosen(question, null);
  await page.driver.expectValue('Navn', '');
  await page.driver.expectValue('Mobilnummer', '912 34 567');
  await page.driver.expectValue('E-post', 'astrid@snekkeri.example');
});

test('only a report out links to the documents about continuation insurance (A2.16)', async () => {
  const document = 'Fortsettelsesforsikring for liv (PDF)';
  const { driver } = await openPage();
  await driver.choose(question, 'Innmelding');
  await driver.seesNot(document);
  await driver.choose(question, 'Utmelding');
  await driver.sees(document);
});

test('a company that is a customer of another bank reads whom to contact, without a retry (A8.1)', async () => {
  const body = { code: 'FOR3170009', message: 'Kunden i annen bank' };
  const { driver, shows } = await openPage({ insurance: { status: 404, body } });
  await shows('refused');
  await driver.expectHeading('Feil kundeforhold');
  await driver.sees(
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
  );
  await driver.seesNot('Prøv igjen', 'Feilkode:');
});

test("a company's visitor without a role sees the page about missing access (A6.5, A2.33)", async () => {
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  const { driver, shows } = await openPage({ insurance: { status: 403, body } });
  await shows('noAccess');
  await driver.seesNot('Send');
});

test('a page without the policies that could not be read says that some may be missing (A8.6)', async () => {
  const missing =
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
  const body = (...forsikringer: readonly unknown[]) => ({ status: 200, body: { ...company, forsikringer } });
  const some = await openPage({ insurance: body(null, { ...policy, produkt: 'N20' }) });
  await some.shows('reporting.editing.filling');
  await some.driver.sees(missing);
  close();
  const none = await openPage({ insurance: body(null) });
  await none.shows('nothingToReport');
  await none.driver.sees(missing);
  await none.driver.seesNot('har ingen aktive forsikringer');
});

const healthQuestions = [
  'Er den ansatte 100 % arbeidsdyktig?',
  'Er den ansatte fast ansatt?',
  'Jobber den ansatte minst 20 %?',
  'Har den ansatte bodd fast i Norge de siste tre årene?',
];

test('after a lost session, a failed report names the values that logging in loses (A8.8)', async () => {
  const page = await openPage();
  const { driver } = page;
  await chooseActionAndInsurances(page, 'Innmelding', ['Helse for ansatte']);
  await driver.type('Navn', 'Jonas Elvebakk');
  await driver.type('Fødselsnummer', '80841200083');
  for (const name of healthQuestions) await driver.choose(name, 'Ja');
  await driver.type('Mobilnummer', '912 34 567');
  await driver.type('E-post', 'astrid@snekkeri.example');
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
  await fillInInjuryReport(page);
  await page.driver.type('Gjelder fra', '01/12/2026');
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
    ['a visitor without a role sees whom to contact', { role: null }, refusal('bedriften')],
    [
      'a visitor who acts for themselves sees whom to contact',
      { organisasjonsnummer: null },
      refusal('bedriften'),
    ],
  ])('%s', async (_, visitor, text) => {
    const { driver, shows } = await openPage({ ...visitor, insurance: text === null ? all : null });
    await shows(text === null ? 'reporting.editing.filling' : 'notAllowed');
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
