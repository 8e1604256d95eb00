import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { Employees } from '#domain/employees/employee.ts';

const person = {
  navn: 'Kari Lie',
  fodselsdato: '1961-05-17',
  fodselar: 1961,
  kjonn: 'Kvinne',
  forsikretFra: '2014-01-01',
  forsikretTil: '2026-12-31',
};

test.each(Object.keys(person))(
  'an employee may lack %s, but not have one of another type (B3.52)',
  (field) => {
    const having = (value: unknown) => [
      { personInfo: { ...person, [field]: value }, yrkesgruppe: 'Ledelse' },
    ];
    expect(is(having(null), Employees)).toBe(true);
    expect(is(having(undefined), Employees)).toBe(true);
    expect(is(having(['x']), Employees)).toBe(false);
  },
);

test.each([
  ['a text', 'Ledelse', true],
  ['null', null, true],
  ['a number', 7, false],
])('the occupation group may be %s: %s', (_, yrkesgruppe, valid) => {
  expect(is([{ personInfo: person, yrkesgruppe }], Employees)).toBe(valid);
});

test.each([
  ['null', null],
  ['a text', 'Kari'],
  ['without a person', {}],
  ['whose person is null', { personInfo: null }],
  ['whose person is a text', { personInfo: 'Kari' }],
])('an employee is not %s', (_, employee) => {
  expect(is([employee], Employees)).toBe(false);
});
