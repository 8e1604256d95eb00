import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { hitsText } from '#domain/display/search.ts';
import { Employees } from '#domain/employees/employee.ts';
import { factsOf, headingOf, prepareEmployees, totalText } from '#domain/employees/employee-list.ts';
import { employeePolicyAt } from '#domain/employees/employee-policy.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const kari = {
  personInfo: {
    navn: 'Kari Lie',
    fodselsdato: '1961-05-17',
    fodselar: 1961,
    kjonn: 'Kvinne',
    forsikretFra: '2014-01-01',
    forsikretTil: '2026-12-31',
  },
  yrkesgruppe: 'Ledelse',
};
const nameless = { personInfo: { navn: '', fodselar: 1985, kjonn: 'Mann', forsikretFra: '2020-01-01' } };
const unknown = { personInfo: { navn: '', fodselar: null } };

describe('an employee in the list (B2.81, B3.52)', () => {
  test.each([
    [kari, 'Kari Lie', 'Født 17.05.1961', ['17.05.1961', '1961', 'Ledelse', '01.01.2014–31.12.2026']],
    [nameless, 'Født 1985', 'Mann', ['–', '1985', '–', '01.01.2020–']],
    [unknown, 'Uten navn', null, ['–', '–', '–', '–']],
    [{ personInfo: {} }, 'Uten navn', null, ['–', '–', '–', '–']],
    [{ personInfo: { navn: 'Kari Lie' } }, 'Kari Lie', null, ['–', '–', '–', '–']],
  ])('has a heading and four facts: %j', (employee, title, detail, values) => {
    expect(headingOf(employee)).toEqual({ title, detail });
    const names = ['Fødselsdato', 'Fødselsår', 'Yrkesgruppe', 'Periode'];
    expect(factsOf(employee)).toEqual(names.map((name, at) => [name, values[at]]));
  });

  test('has its position in the response as its id', () => {
    expect(prepareEmployees([kari, unknown]).map(({ id, personInfo: { navn } }) => [id, navn])).toEqual([
      [1, ''],
      [0, 'Kari Lie'],
    ]);
  });

  test.each([
    [[kari, nameless, unknown], true],
    [[], true],
    [[{ ...kari, personInfo: { ...kari.personInfo, fodselsdato: null } }], true],
    [{}, false],
    [[kari, null], false],
    [[{ yrkesgruppe: 'Ledelse' }], false],
    [[{ personInfo: { navn: 'Kari' } }, { personInfo: {} }], true],
    [[{ personInfo: { navn: 'Kari', fodselar: 19.5 } }], false],
    [[{ personInfo: { navn: 'Kari', fodselar: null, forsikretFra: 2014 } }], false],
  ])('is checked in the response: for %j, the check returns %s', (body, isValid) => {
    expect(is(body, Employees)).toBe(isValid);
  });
});

test.each([
  [0, 'Ingen ansatte er meldt inn', 'Ingen treff'],
  [1, '1 ansatt er meldt inn', '1 treff'],
  [10_000, `${unbroken('10 000')} ansatte er meldt inn`, `${unbroken('10 000')} treff`],
])('the texts about %i employees and hits have the count and its noun (B2.79)', (count, total, hits) => {
  expect([totalText(count), hitsText(count)]).toEqual([total, hits]);
});

const policy = {
  forsikringsnummer: '7100001',
  versjon: 1,
  produkt: 'N17',
  forsikringstekst: 'Personal',
  status: 'KRAFT',
  periode: { fra: '2026-01-01' },
  premie: 1,
} satisfies DamagePolicy;

test.each([
  ['N17', {}, { name: 'Personal', href: '#/personal/7100001/2', form: 'standard' }],
  ['N17', { selvadministrert: true }, { form: 'selfAdministered' }],
  ['N17', { status: 'FORNYELSE' }, { form: null }],
  ['N20', {}, { name: 'Yrkesskade', href: '#/yrkesskade/7100001/2' }],
  ['N33', {}, null],
  ['P10', {}, null],
])(
  'a policy of %s with %j is found, with its page and its form, only if it covers employees (C4.4, C4.7)',
  (produkt, changes, expected) => {
    const forsikringer = [null, { ...policy, ...changes, produkt, nesteVersjon: { versjon: 2, ...rest } }];
    const found = employeePolicyAt(
      { kundenummer: '2000001', forsikringer },
      { number: '7100001', version: '2' },
    );
    if (expected) expect(found).toMatchObject({ kundenummer: '2000001', produktkode: produkt, ...expected });
    else expect(found).toBeNull();
  },
);

const rest = { periode: { fra: '2027-01-01' }, premie: 1 };
