import { expect, test } from 'vitest';
import { administratorsGiveAccess, canAlsoRing, noAccess } from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';

test('a visitor without access reads who can give it, and the number to call (A2.33)', () => {
  expect([noAccess.kind, noAccess.title]).toEqual(['refusal', 'Du har ikke tilgang til forsikring']);
  expect(fill(administratorsGiveAccess, { administrators: 'Kari Nordmann eller Ola Hansen' })).toBe(
    'Kari Nordmann eller Ola Hansen kan gi deg tilgang.',
  );
  expect(fill(canAlsoRing, { phone: '21 00 00 00' })).toBe('Du kan også ringe oss på 21 00 00 00.');
});
