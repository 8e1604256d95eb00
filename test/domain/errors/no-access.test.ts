import { describe, expect, test } from 'vitest';
import { administratorsGiveAccess, anyOfNames, canAlsoRing, noAccess } from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';

test('a visitor without access reads who can give it, and the number to call (A2.33)', () => {
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
