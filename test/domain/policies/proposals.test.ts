import { describe, expect, test } from 'vitest';
import {
  expiryDay,
  expiryText,
  offerAddress,
  offerAt,
  offerPrice,
  openedOffer,
  sortedOffers,
} from '#domain/policies/proposals.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const offer = (forsikringsnummer: string, versjon: number, forsikringstekst: string) => ({
  forsikringsnummer,
  versjon,
  produkt: 'P05',
  forsikringstekst,
  periode: { fra: '2026-12-01' },
});
const house = offer('7/1', 1, 'Hus');
const renewed = offer('7/1', 2, 'Bolig');
const radgiver = { navn: 'Eva Strand' };
const proposals = { tilbudList: [house, renewed], radgiver, antallDagerTilgjenglig: 3 };

test.each([
  ['a month', 1201, 'month', '101 kr/md.', '201 kr/md.'],
  ['a year', 1200.5, 'year', '1 201 kr/år', '2 401 kr/år'],
] as const)(
  'the price of an offer for %s is rounded up, and has the fee (B2.75, B9.5)',
  (_, premie, per, text, whole) => {
    expect(offerPrice({ premie }, per)).toBe(unbroken(text));
    expect(offerPrice({ premie, tfapremie: 1200 }, per)).toBe(unbroken(whole));
    expect(offerPrice({ premie: null, tfapremie: 1200 }, per)).toBeNull();
    expect(offerPrice({}, per)).toBeNull();
  },
);

test.each([
  [1, 'Forsikringsforslaget utløper om 1 dag'],
  [14, 'Forsikringsforslaget utløper om 14 dager'],
])('a proposal that is valid for %i days says so (B2.76, A5.9)', (days, text) => {
  expect(expiryText(days)).toBe(text);
});

test.each([
  [1, '01.01.2027'],
  [0, '31.12.2026'],
  [60, '01.03.2027'],
])('a proposal that is valid for %i days names the day (B2.76)', (days, value) => {
  expect(expiryDay(days, '2026-12-31')).toBe(value);
});

test('the offers are sorted by their texts, and the response stays as it is (B2.75)', () => {
  expect(sortedOffers(proposals)).toEqual([renewed, house]);
  expect(proposals.tilbudList).toEqual([house, renewed]);
});

test('an offer has a page of its own (B2.16)', () => {
  expect(offerAddress(renewed)).toBe('#/tilbud/bolig/7%2F1/2');
});

describe('the offer at an address', () => {
  test.each([
    ['is found by number and version', '7/1', '2', renewed],
    ['is not found by another version', '7/1', '3', null],
    ['is not found by another number', '7', '1', null],
  ])('%s (B2.16, C4.7)', (_, forsikringsnummer, version, found) => {
    expect(offerAt(proposals.tilbudList, { forsikringsnummer, version })).toBe(found);
    expect(openedOffer(proposals, { forsikringsnummer, version })).toEqual(
      found && { offer: found, radgiver, antallDagerTilgjenglig: 3 },
    );
  });
});
