import { expect, test } from 'vitest';
import { policyAt } from '#domain/policies/loaded-policy.ts';
import { car, customer } from '#flows/fixtures/customer.ts';

const renewed = { ...car, nesteVersjon: { ...car, versjon: 3, status: 'FORNYELSE' } };
const adresse = { gatenavn: 'Granveien', gatenummer: '12', postnummer: '2321', poststed: 'Hamar' };
const kari = { ...customer, adresse, forsikringer: [null, renewed] };

test.each([
  ['the present version', '7010001', '2'],
  ['the next version', '7010001', '3'],
])('a policy is found by its number and %s (C4.7)', (_, number, version) => {
  expect(policyAt(kari, { number, version })).toEqual({
    kundenummer: '1000010',
    forsikringsnummer: '7010001',
    versjon: version,
    title: 'Bil – Volvo V60 XA10001',
    page: `#/bil/7010001/${version}`,
    hasGreenCard: true,
    postalAddress: 'Granveien 12, 2321 Hamar',
  });
});

test.each([
  ['no street', { poststed: 'Hamar' }],
  ['no place', { gatenavn: 'Granveien', gatenummer: '12' }],
  ['nothing', null],
])('an address with %s is no address of letters (B2.20)', (_, adresse) => {
  expect(policyAt({ ...kari, adresse }, { number: '7010001', version: '2' })?.postalAddress).toBe('');
});

test.each([
  ['number', '7010002', '2'],
  ['version', '7010001', '1'],
  ['version text', '7010001', '2.0'],
  ['number in an empty address', '', ''],
])('no policy is found by an unknown %s (C4.7)', (_, number, version) => {
  expect(policyAt(kari, { number, version })).toBeNull();
});

test.each([false, null, undefined])(
  'a policy whose allowGrontKort is %s has no green card',
  (allowGrontKort) => {
    const forsikringer = [{ ...car, allowGrontKort }];
    expect(policyAt({ ...customer, forsikringer }, { number: '7010001', version: '2' })).toMatchObject({
      hasGreenCard: false,
    });
  },
);
