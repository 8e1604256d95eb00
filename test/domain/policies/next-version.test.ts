import { expect, test } from 'vitest';
import { certificateVersions, versionAt } from '#domain/policies/next-version.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';

const car: DamagePolicy = {
  forsikringsnummer: '7010001',
  versjon: 2,
  produkt: 'M05',
  forsikringstekst: 'Bil',
  status: 'KRAFT',
  periode: { fra: '2026-03-01' },
  premie: 11_400,
};
const next = { ...car, versjon: 3, premie: 13_000, periode: { fra: '2027-03-01' }, produkt: null };

test.each([
  ['with a renewal has two certificates, the present one first', next, [2, 3]],
  ['without a renewal has one', null, [2]],
  ['whose renewal is missing has one', undefined, [2]],
])('a policy %s (B4.12)', (_, nesteVersjon, versions) => {
  expect(certificateVersions({ ...car, nesteVersjon }).map(({ versjon }) => versjon)).toEqual(versions);
});

test('an address can have the version that renews a policy (C4.7)', () => {
  const renewed = versionAt({ ...car, nesteVersjon: next }, '3');
  expect(renewed).toMatchObject({ versjon: 3, produkt: 'M05', premie: 13_000, nesteVersjon: null });
  expect(versionAt({ ...car, nesteVersjon: next }, '2').versjon).toBe(2);
});
