import { expect, test } from 'vitest';
import { postalAddress } from '#domain/person/customer.ts';

const street = { gatenavn: 'Granveien', gatenummer: '12', oppgang: 'B' };
const place = { postnummer: '2321', poststed: 'Hamar' };

test.each([
  ['the street and the place', { ...street, ...place }, 'Granveien 12 B, 2321 Hamar'],
  ['the street alone', street, 'Granveien 12 B'],
  ['the place alone', { ...place, gatenavn: '', oppgang: null }, '2321 Hamar'],
  ['nothing', {}, ''],
])('an address has %s, as far as it is known (B3.13)', (_, adresse, line) => {
  expect(postalAddress({ adresse })).toBe(line);
});

test('there is no address if the insurer sends none', () => {
  expect(postalAddress({ adresse: null })).toBe('');
});
