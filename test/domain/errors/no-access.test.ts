import { expect, test } from 'vitest';
import { mayAlsoRing, noAccess, whoGivesAccess } from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';

test('A2.33: who has no access reads so, who can give it, and whom to ring', () => {
  expect([noAccess.kind, noAccess.title]).toEqual(['refusal', 'Du har ikke tilgang til forsikring']);
  expect(fill(whoGivesAccess, { administrators: 'Kari Nordmann eller Ola Hansen' })).toBe(
    'Kari Nordmann eller Ola Hansen kan gi deg tilgang.',
  );
  expect(fill(mayAlsoRing, { phone: '21 00 00 00' })).toBe('Du kan også ringe oss på 21 00 00 00.');
});
