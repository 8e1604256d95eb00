import { describe, expect, test } from 'vitest';
import {
  type EmployeeTyped,
  emptyReport,
  keepReportable,
  nextReport,
  reportDraft,
  reportOf,
} from '#domain/employees/employee-report.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { syntheticId } from '#test/domain/person/synthetic-ids.ts';

const today = '2040-01-31';
const id = syntheticId(3, 6, 2035, 500);

const typed: EmployeeTyped = {
  ...filledReport,
  gjelderFra: '29/02/2040',
  navn: ' Kari Nordmann ',
  fnr: `${id.slice(0, 6)} ${id.slice(6)}`,
  yrke: ' Snekker',
  adresse: 'Storgata 1',
  postnr: '0010',
  poststed: 'Oslo',
  tlf: '+47 912 34 567',
  epost: 'astrid@example.no',
};

const common = {
  ansatt: { navn: 'Kari Nordmann', foedselsnummer: id },
  gjelderFra: '2040-02-29',
  telefonnummer: '+4791234567',
  epost: 'astrid@example.no',
};

const payloadOf = (changes: Partial<EmployeeTyped>) =>
  JSON.parse(JSON.stringify(reportOf({ ...typed, ...changes }, today)));

describe('the payload (C3.3)', () => {
  test('of a report in has all fields (B3.40, B3.41, B3.42)', () => {
    expect(payloadOf({})).toEqual({
      ...common,
      type: 'meldeInn',
      forsikringer: ['N16', 'N17', 'N90'],
      yrke: 'Snekker',
      stillingsprosent: 37.5,
      arbeidsdyktig: true,
      fastAnsatt: true,
      jobberMinst20Prosent: true,
      fastBostedsadresse: true,
    });
  });

  test('of a report in for occupational injury has no national identity number (B3.40)', () => {
    expect(payloadOf({ forsikringer: ['N20'] })).toEqual({
      ...common,
      type: 'meldeInn',
      ansatt: { navn: 'Kari Nordmann' },
      forsikringer: ['N20'],
      yrke: 'Snekker',
      stillingsprosent: 37.5,
    });
  });

  // Every field is filled in, also those that the insurance hides.
  test.each([
    ['N16', { arbeidsdyktig: true, fastAnsatt: true, jobberMinst20Prosent: true, fastBostedsadresse: true }],
    ['N90', { fastAnsatt: true, fastBostedsadresse: true }],
    [
      'N17',
      {
        yrke: 'Snekker',
        stillingsprosent: 37.5,
        arbeidsdyktig: true,
        fastAnsatt: true,
        jobberMinst20Prosent: true,
      },
    ],
  ])('of a report in for %s alone has no hidden field', (code, shown) => {
    expect(payloadOf({ forsikringer: [code] })).toEqual({
      ...common,
      type: 'meldeInn',
      forsikringer: [code],
      ...shown,
    });
  });

  test('of a report out has the address and no questions (B3.44, B3.45, B3.46)', () => {
    expect(payloadOf({ handling: 'meldeUt', forsikringer: ['N17'] })).toEqual({
      ...common,
      type: 'meldeUt',
      forsikringer: ['N17'],
      postadresse: { adresse: 'Storgata 1', postnummer: '0010', poststed: 'Oslo' },
      stillingsprosent: 37.5,
      yrke: 'Snekker',
    });
  });
});

test("the initial value of 'gjelder fra' is today, and nothing is chosen (B3.48)", () => {
  const { gjelderFra, handling, forsikringer } = emptyReport(today);
  expect({ gjelderFra, handling, forsikringer }).toEqual({
    gjelderFra: '31.01.2040',
    handling: null,
    forsikringer: [],
  });
});

test('the next report is empty, except for the contact person (C3.4)', () => {
  expect(nextReport(typed, today)).toEqual({
    ...emptyReport(today),
    tlf: '+47 912 34 567',
    epost: 'astrid@example.no',
  });
});

test('a draft has neither the national identity number nor the answer about the ability to work', () => {
  const draft = reportDraft(typed, today, {});
  expect(Object.keys(draft ?? {})).not.toContain('fnr');
  expect(Object.keys(draft ?? {})).not.toContain('arbeidsdyktig');
  expect(JSON.stringify(draft)).not.toContain(id.slice(6));
  expect(draft).toMatchObject({ navn: ' Kari Nordmann ', tlf: '+47 912 34 567' });
});

test('there is no draft until a field that it contains has changed', () => {
  expect(reportDraft(emptyReport(today), today, {})).toBeNull();
  expect(reportDraft({ ...emptyReport(today), fnr: id, arbeidsdyktig: true }, today, {})).toBeNull();
});

test('insurances that are no longer reportable are removed from an older form', () => {
  const reportable = [{ product: 'N17', name: 'Personal' }];
  expect(
    keepReportable(typed, { reportable, isSelfAdministered: false, isPartial: false }).forsikringer,
  ).toEqual(['N17']);
});
