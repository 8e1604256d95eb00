import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import {
  filledSelfAdministered,
  selfAdministeredReportCases,
} from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportFlow } from '#flows/employees/self-administered-report/flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { loadBusinessPoliciesCases } from '#flows/policies/load-business-policies/cases.ts';
import { openDomSite } from '#test/support/dom-site.tsx';

const id = 'self-administered-report';
const { organisasjonsnummer, relations } = representatives['as a user'];
const { loadPolicies } = loadBusinessPoliciesCases.actors;
const validForm: SelfAdministeredTyped = {
  ...filledSelfAdministered,
  ansatteInformasjon: [
    { id: '1', fodselsar: '1985', kjonn: 'Kvinne' },
    { id: '2', fodselsar: '1990', kjonn: 'Mann' },
    { id: '3', fodselsar: '2000', kjonn: 'Kvinne' },
  ],
};

let close = () => {};
afterEach(() => close());

/** @param insurance the response about the insurances of the company */
async function openPage(insurance: WireResponse, draft: SelfAdministeredTyped | null = null) {
  const site = openDomSite(selfAdministeredReportFlow, { ...selfAdministeredReportCases.input, draft });
  close = site.close;
  const respond = (method: 'GET' | 'POST', path: string, response: WireResponse) =>
    site.respond({ request: { method, path: `/rest${path}` }, response });
  const identification = { organisasjonsnummer, fodselsnummer: null };
  await respond('GET', '/avtalebytte/identification', { status: 200, body: identification });
  await respond('GET', '/web/relasjoner', { status: 200, body: relations });
  await respond('GET', '/skade/kunde', insurance);
  const driver = site.driverOf(id);
  const respondToReport = (response: WireResponse) =>
    respond('POST', '/bm/selvadministrert-inn-og-utmelding', response);
  return { driver, shows: (state: string, flow = id) => site.shows(flow, state), respondToReport };
}

/** The form of a company that administers its personnel insurance itself. */
async function openForm(draft: SelfAdministeredTyped | null = null) {
  const page = await openPage(loadPolicies.done['self-administered insurance'] ?? 'lost', draft);
  await page.shows('filling.typing');
  return page;
}

/** The description of a field, with its error; for a group of choices, all its text. */
const descriptionOf = (element: HTMLElement) =>
  element instanceof HTMLFieldSetElement
    ? element.textContent
    : (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((part) => document.getElementById(part)?.textContent)
        .join(' ');

const field = (name: string) => screen.getByRole('textbox', { name });
const group = (legend: string) => {
  const found = screen
    .getByText((_, element) => element?.textContent === legend, { selector: 'legend' })
    .closest('fieldset');
  if (!found) throw new Error(`no group ${legend}`);
  return found;
};

test('a row and a confirmation that appear after a submit have no error before the next submit (C4.29, B5.33, B5.35)', async () => {
  const { driver, shows } = await openForm();
  const sentences = ['Vennligst fyll ut fødselsåret', 'Vennligst velg kjønn'];
  await driver.press('Send');
  await shows('filling.rejected');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(1);
  await driver.press('Legg til ansatt');
  await driver.choose('Hva vil du gjøre?', 'Innmelding');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(descriptionOf(field('Fødselsår for ansatt 2'))).not.toContain(sentences[0]);
  expect(descriptionOf(group('Arbeidsdyktighet'))).not.toContain('må fjernes fra listen');
  await driver.press('Send');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(descriptionOf(group('Arbeidsdyktighet'))).toContain('må fjernes fra listen');
});

describe('the error of an invalid field is shown beside it, and the field gets focus (B5.32)', () => {
  const cases: readonly [
    sentence: string,
    ids: string,
    typed: Partial<SelfAdministeredTyped>,
    at: () => HTMLElement,
  ][] = [
    [
      'Vennligst fyll ut fødselsåret',
      'B5.33',
      { ansatteInformasjon: [{ id: '1', fodselsar: '', kjonn: 'Mann' }] },
      () => field('Fødselsår for ansatt 1'),
    ],
    [
      'Fødselsår må være etter 1900',
      'B5.33, B9.4',
      { ansatteInformasjon: [{ id: '1', fodselsar: '1899', kjonn: 'Mann' }] },
      () => field('Fødselsår for ansatt 1'),
    ],
    [
      'Fødselsår må være før inneværende år',
      'B5.33, B9.4',
      {
        ansatteInformasjon: [
          { id: '1', fodselsar: '1900', kjonn: 'Mann' },
          { id: '7', fodselsar: '2027', kjonn: 'Mann' },
        ],
      },
      () => field('Fødselsår for ansatt 2'),
    ],
    [
      'Vennligst velg kjønn',
      'B5.34',
      { ansatteInformasjon: [{ id: '1', fodselsar: '2026', kjonn: '' }] },
      () => group('Kjønn for ansatt 1'),
    ],
    [
      'Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen',
      'B5.35',
      { arbeidsdyktig: false },
      () => group('Arbeidsdyktighet'),
    ],
    [
      'Du må oppgi et gyldig mobiltelefonnummer',
      'B5.37',
      { telefonnummer: '21000000' },
      () => field('Mobilnummer'),
    ],
    ['E-postadressen er ugyldig', 'B5.37', { epost: 'astrid' }, () => field('E-post')],
    [
      'Datoen du har valgt er for langt tilbake i tid',
      'B5.11, B5.12, B9.2',
      { startDate: '20.11.2026' },
      () => field('Gjelder fra'),
    ],
    [
      'Datoen du har valgt er for langt frem i tid',
      'B5.11, B5.12, B9.2',
      { startDate: '22.12.2026' },
      () => field('Gjelder fra'),
    ],
    ['Oppgi en gyldig dato', 'B5.12', { startDate: '31.11.2026' }, () => field('Gjelder fra')],
    [
      'Du må velge innmelding eller utmelding',
      'B3.54',
      { innOrUtmelding: '' },
      () => group('Hva vil du gjøre?'),
    ],
  ];

  test.each(cases)('for the error “%s” (%s)', async (sentence, _, typed, at) => {
    const { driver, shows } = await openForm({ ...validForm, ...typed });
    expect(descriptionOf(at())).not.toContain(sentence);
    await driver.press('Send');
    await shows('filling.rejected');
    expect(descriptionOf(at())).toContain(sentence);
    expect(at().contains(document.activeElement)).toBe(true);
  });
});

test('a company that is a customer of another bank reads whom to contact, without a retry (A8.1)', async () => {
  const code = 'FOR3170009';
  const { driver, shows } = await openPage({ status: 404, body: { code, message: 'Kunden i annen bank' } });
  await shows('refused', 'load-business-policies');
  await driver.expectHeading('Feil kundeforhold');
  const text =
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.';
  await driver.sees(text);
  await driver.hears(text);
  await driver.seesNot('Prøv igjen', 'Feilkode:');
});

test('the page about missing access is shown if the server says that the visitor has no role (A6.5, A2.33)', async () => {
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  const { driver, shows } = await openPage({ status: 403, body });
  await shows('noAccess', 'load-business-policies');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send');
});

test('the same page replaces the form if the insurer says so when the report is sent (A6.5, C4.12)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  await respondToReport({ status: 403, body });
  await shows('noAccess');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send', 'Gå tilbake', 'Prøv igjen', 'Noe gikk galt');
});

test('the page says that policies may be missing if one could not be read (A8.6)', async () => {
  const { driver, shows } = await openPage(loadPolicies.done['only unreadable insurance'] ?? 'lost');
  await shows('notSelfAdministered');
  await driver.sees(
    'Vi fikk ikke lest alle forsikringene til Fjordglimt Snekkeri AS, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
  );
  await driver.seesNot('har ingen personalforsikring');
});

test('only a report in needs the confirmation (B5.35)', async () => {
  const { driver, shows } = await openForm({
    ...validForm,
    innOrUtmelding: 'Utmelding',
    arbeidsdyktig: false,
  });
  await driver.seesNot('Arbeidsdyktighet');
  await driver.press('Send');
  await shows('sending');
});

test('the form starts with the date of today and one empty row, which cannot be removed (B2.107, B5.36)', async () => {
  const { driver } = await openForm();
  await driver.expectValue('Gjelder fra', '21.11.2026');
  await driver.expectValue('Fødselsår for ansatt 1', '');
  const deleteButtons = () => screen.queryAllByRole('button', { name: /^Fjern/ });
  expect(deleteButtons()).toHaveLength(0);
  await driver.press('Legg til ansatt');
  expect(deleteButtons()).toHaveLength(2);
});

test('focus moves to a new row, and from a removed row to the heading of the list (B2.107)', async () => {
  const { driver } = await openForm();
  await driver.press('Legg til ansatt');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 2'));
  await driver.press('Fjern ansatt 1');
  expect(document.activeElement?.textContent).toBe('Ansatte (1)');
  await driver.press('Legg til ansatt');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 2'));
});

test('a focused field keeps its focus and its value when another row is removed (B2.107)', async () => {
  const { driver } = await openForm(validForm);
  const last = field('Fødselsår for ansatt 3');
  act(() => last.focus());
  // Some browsers leave focus where it is when a button is clicked.
  act(() => screen.getByRole('button', { name: 'Fjern ansatt 1' }).click());
  expect(document.activeElement).toBe(last);
  expect(last).toBe(field('Fødselsår for ansatt 2'));
  await driver.expectValue('Fødselsår for ansatt 1', '1990');
  await driver.expectChosen('Kjønn for ansatt 1', 'Mann');
  await driver.expectValue('Fødselsår for ansatt 2', '2000');
  await driver.expectChosen('Kjønn for ansatt 2', 'Kvinne');
});

test('one invalid row of a hundred gets focus, and no other row shows an error (B5.33)', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    id: String(at + 1),
    fodselsar: at === 56 ? '' : '1980',
    kjonn: 'Kvinne',
  }));
  const { driver, shows } = await openForm({ ...validForm, ansatteInformasjon: rows });
  await driver.press('Send');
  await shows('filling.rejected');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 57'));
  expect(screen.getAllByText('Vennligst fyll ut fødselsåret')).toHaveLength(1);
});

test.each([
  [
    'fails',
    { status: 500 },
    'failed',
    'Noe gikk galt',
    'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  ],
  [
    'gets no response',
    'lost',
    'unknown',
    'Vi fikk ikke svar',
    'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
  ],
] as const)(
  'a report that %s shows an error with a button back to the form, which keeps its values (B8.8, C4.13)',
  async (_, response, state, title, text) => {
    const { driver, shows, respondToReport } = await openForm(validForm);
    await driver.press('Send');
    await respondToReport(response);
    await shows(state);
    await driver.expectHeading(title);
    await driver.sees(text, 'Kopier feilkode', 'Prøv igjen');
    await driver.hears(text);
    await driver.press('Gå tilbake');
    await shows('filling.typing');
    await driver.expectChosen('Hva vil du gjøre?', 'Innmelding');
    await driver.expectValue('Gjelder fra', validForm.startDate);
    for (const [index, { fodselsar, kjonn }] of validForm.ansatteInformasjon.entries()) {
      await driver.expectValue(`Fødselsår for ansatt ${index + 1}`, fodselsar);
      await driver.expectChosen(`Kjønn for ansatt ${index + 1}`, kjonn);
    }
    await driver.expectTickedOnly('Arbeidsdyktighet', [
      'Jeg bekrefter at alle på listen er 100 % arbeidsdyktige',
    ]);
    await driver.expectValue('Mobilnummer', validForm.telefonnummer);
    await driver.expectValue('E-post', validForm.epost);
    await driver.press('Send');
    await respondToReport({ status: 204 });
    await shows('sent');
  },
);

test('an error about a lost session links to the login page (A8.8)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 401 });
  await shows('failed');
  await driver.sees('Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
  await driver.sees('Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.');
  await driver.seesNot('Prøv igjen');
});

const continuation = [
  'Fortsettelsesforsikring for liv (PDF)',
  '/media/fortsettelsesforsikring-liv.pdf',
  '_blank',
];

test.each([
  ['Innmelding', 'Innmeldingen er sendt', '3 ansatte meldes inn fra 01.12.2026.', []],
  ['Utmelding', 'Utmeldingen er sendt', '3 ansatte meldes ut fra 01.12.2026.', [continuation]],
] as const)(
  'the receipt replaces the form after an %s, and only a report out links to continuation insurance (A2.16, B2.106, B4.18)',
  async (innOrUtmelding, title, text, documents) => {
    const { driver, shows, respondToReport } = await openForm({ ...validForm, innOrUtmelding });
    await driver.press('Send');
    await respondToReport({ status: 204 });
    await shows('sent');
    await driver.expectHeading(title);
    await driver.sees(text);
    expect(within(document.body).queryByRole('button', { name: 'Send' })).toBeNull();
    const links = screen.queryAllByRole('link', { name: /\(PDF\)$/ });
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual(documents);
  },
);

test('the next report starts empty, except for the contact person', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 204 });
  await shows('sent');
  await driver.press('Meld flere ansatte');
  await shows('filling.typing');
  await driver.expectChosen('Hva vil du gjøre?', null);
  await driver.sees('Ansatte (1)');
  await driver.expectValue('Fødselsår for ansatt 1', '');
  await driver.expectValue('Mobilnummer', validForm.telefonnummer);
  await driver.expectValue('E-post', validForm.epost);
});

const tooLate = 'Datoen du har valgt er for langt tilbake i tid';

test('a start date of yesterday is refused at midnight in Oslo, also on a page from before midnight (B5.11, B9.2, C4.23)', async () => {
  const { driver, shows } = await openForm({ ...validForm, startDate: '21.11.2026' });
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Send');
  await shows('filling.rejected');
  expect(descriptionOf(field('Gjelder fra'))).toContain(tooLate);
});

test('a retry after midnight does not send yesterday (C4.23)', async () => {
  const { driver, shows, respondToReport } = await openForm({ ...validForm, startDate: '21.11.2026' });
  await driver.press('Send');
  await respondToReport({ status: 500 });
  await shows('failed');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Prøv igjen');
  await shows('filling.rejected');
  expect(descriptionOf(field('Gjelder fra'))).toContain(tooLate);
});

test('the next report starts with the day on which it is begun (C4.23)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 204 });
  await shows('sent');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Meld flere ansatte');
  await driver.expectValue('Gjelder fra', '22.11.2026');
});
