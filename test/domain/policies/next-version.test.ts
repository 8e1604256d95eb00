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

const present = {
  ...car,
  info: 'Volvo V60 AB12345',
  tfapremie: 3178,
  terminer: '012',
  betalingsmate: 'AVTALEGIRO',
  brukPeriodepremie: true,
  periodepremie: 1215,
};

test('a next version with only its certain fields has the fee and the payment of the present one, and its own premium (B2.50, B3.5)', () => {
  const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 4321 };
  expect(versionAt({ ...present, nesteVersjon }, '3')).toEqual({
    forsikringsnummer: '7010001',
    versjon: 3,
    produkt: 'M05',
    forsikringstekst: 'Bil',
    info: 'Volvo V60 AB12345',
    status: 'KRAFT',
    periode: { fra: '2027-03-01' },
    premie: 4321,
    tfapremie: 3178,
    terminer: '012',
    betalingsmate: 'AVTALEGIRO',
    nesteVersjon: null,
  });
});

test('a next version keeps the fields that it has (B3.5)', () => {
  const own = { info: 'Volvo V90 AB12345', tfapremie: 0, terminer: '004', betalingsmate: 'EFAKTURA' };
  const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 4321, ...own };
  expect(versionAt({ ...present, nesteVersjon }, '3')).toMatchObject(own);
});
