import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { employeeFields, employeeFieldsFor } from '#domain/employees/employee-fields.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';

const personnel = ['fnr', 'yrke', 'stillingsprosent', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent'];
const out = ['fnr', 'yrke', 'stillingsprosent', 'adresse', 'postnr', 'poststed'];

describe('the insurances decide the fields of a report in (B4.17, C3.3)', () => {
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
