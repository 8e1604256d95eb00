import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import {
  administratorsGiveAccess,
  anyOfNames,
  canAlsoRing,
  meansNoRole,
  noAccess,
} from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';

test('a visitor without access reads who can give it, and the number to call (A2.33, C5.4)', () => {
  expect([noAccess.kind, noAccess.title]).toEqual(['refusal', 'Du har ikke tilgang til forsikring']);
  expect(fill(administratorsGiveAccess, { administrators: 'Kari Nordmann eller Ola Hansen' })).toBe(
    'Kari Nordmann eller Ola Hansen kan gi deg tilgang.',
  );
  expect(fill(canAlsoRing, { phone: '21 00 00 00' })).toBe('Du kan også ringe oss på 21 00 00 00.');
});

describe('the list of people who can give access (A2.33)', () => {
  test.each([
    ['is empty without names', [], ''],
    ['is the name of one person', ['Kari Nordmann'], 'Kari Nordmann'],
    ['has “eller” between two names', ['Kari Nordmann', 'Ola Hansen'], 'Kari Nordmann eller Ola Hansen'],
    ['has a comma and “eller” between three names', ['Kari', 'Ola', 'Per'], 'Kari, Ola eller Per'],
    ['has commas and “eller” between four names', ['Kari', 'Ola', 'Per', 'Pål'], 'Kari, Ola, Per eller Pål'],
  ])('%s', (_, names, text) => {
    expect(anyOfNames(names)).toBe(text);
  });
});

test.each([
  ['FEL3710020', { status: 403, code: 'FEL3710020', message: 'Missing required role.' }, true],
  ['FEL3710015', { status: 403, code: 'FEL3710015', message: 'Missing required role.' }, false],
  [
    'the code with another status',
    { status: 400, code: 'FEL3710020', message: 'Missing required role.' },
    false,
  ],
  ['the code without the message', { status: 403, code: 'FEL3710020' }, false],
])('an error with %s means that the visitor has no role: %s (A6.5, B8.16)', (_, error, noRole) => {
  expect(meansNoRole(apiError(error))).toBe(noRole);
});

test.each([
  ['changePolicy', 'Du har ikke tilgang til å endre forsikringer. Ring oss på {phone}, så hjelper vi deg.'],
  ['orderPolicy', 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i {organisation}.'],
  ['manageAccess', 'Du kan ikke gi eller slette tilganger. Kontakt en administrator i {organisation}.'],
  [
    'reportEmployees',
    'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i {organisation}.',
  ],
] as const)(
  'a visitor without the right for %s reads whom to contact (B2.89, B6.7, B6.8, C1.8, C5.4)',
  (right, text) => {
    expect(missingRight[right]).toEqual({ kind: 'refusal', title: null, text });
  },
);
