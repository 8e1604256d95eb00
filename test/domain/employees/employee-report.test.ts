import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepReportable, nextReport, reportDraft, reportOf } from '#domain/employees/employee-report.ts';
import {
  type EmployeeTyped,
  employeeFields,
  employeeFieldsFor,
  emptyReport,
} from '#domain/employees/employee-report-form.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
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

const personnel = ['fnr', 'yrke', 'stillingsprosent', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent'];
const out = ['fnr', 'yrke', 'stillingsprosent', 'adresse', 'postnr', 'poststed'];

describe('the insurances decide the fields of a report in (B3.49, B4.17, C3.3)', () => {
  test.each([
    ['personnel', ['N17'], personnel],
    ['health', ['N16'], ['fnr', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent', 'fastBostedsadresse']],
    ['travel', ['N90'], ['fnr', 'fastAnsatt', 'fastBostedsadresse']],
    ['occupational injury', ['N20'], ['yrke', 'stillingsprosent']],
    ['Virke', ['N75'], personnel],
    ['Virke', ['N76'], personnel],
    ['Virke', ['N77'], personnel],
    [
      'travel and occupational injury',
      ['N90', 'N20'],
      ['fnr', 'yrke', 'stillingsprosent', 'fastAnsatt', 'fastBostedsadresse'],
    ],
    ['an insurance that covers no employees', ['N07', 'constructor'], []],
    ['no insurance', [], []],
  ])('for %s', (_, products, fields) => {
    expect(employeeFieldsFor('meldeInn', products)).toEqual(fields);
  });
});

test.each([[['N17']], [['N20', 'N90']], [[]]])(
  'the fields of a report out do not depend on the insurances, such as %j (C3.3)',
  (products) => {
    expect(employeeFieldsFor('meldeUt', products)).toEqual(out);
  },
);

test('none of these fields is shown before a report in or out is chosen (B4.17)', () => {
  expect(employeeFieldsFor(null, ['N17'])).toEqual([]);
});

test('a report in has at least one field for each employee product', () => {
  for (const code of employeeProducts) expect(employeeFieldsFor('meldeInn', [code])).not.toEqual([]);
});

test('several products have the fields of each one, once, in the order of the form', () => {
  const codes = fc.subarray([...employeeProducts]);
  fc.assert(
    fc.property(codes, codes, (some, others) => {
      const fields = employeeFieldsFor('meldeInn', [...some, ...others]);
      const each = [...employeeFieldsFor('meldeInn', some), ...employeeFieldsFor('meldeInn', others)];
      expect(fields).toEqual(employeeFields.filter((field) => each.includes(field)));
    }),
  );
});

describe('the payload (C3.3)', () => {
  test('of a report in has all fields, and no postal address (B3.40, B3.41, B3.42, B3.45)', () => {
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
