import { describe, expect, test } from 'vitest';
import { detailAddress } from '#domain/policies/detail-address.ts';
import { damageRow, damageRows, lifeRows, withDistinctSubtitles } from '#domain/policies/policy-row.ts';

const car = {
  ...{ forsikringsnummer: '7130010', versjon: 2, produkt: 'M05', forsikringstekst: 'Bil – Volvo V60' },
  ...{ info: 'Bil XA10013', status: 'AKSEPT', akseptPaaVent: true, premie: 4800, tfapremie: 1201 },
  periode: { fra: '2026-12-01' },
};

test('a damage policy has a row with its product, object, label, monthly price and page (A2.27, B3.29)', () => {
  expect(damageRow(car)).toEqual({
    number: '7130010',
    product: 'M05',
    title: 'Bil',
    subtitle: 'Volvo V60, XA10013',
    labelText: 'Under behandling',
    premiePerManed: 501,
    href: '#/bil/7130010/2',
    icon: 'car',
    sortOrder: 50,
  });
});

test('only policies that are in force or agreed on have rows (A4.1)', () => {
  const rows = damageRows([car, { ...car, status: 'TILBUD' }, { ...car, status: 'KRAFT', premie: null }]);
  expect(rows.map(({ labelText, premiePerManed }) => [labelText, premiePerManed])).toEqual([
    ['Under behandling', 501],
    [null, null],
  ]);
});

describe('a life policy has a row', () => {
  const life = {
    ...{ forsikringsnummer: '7000101', versjon: 1, produktkode: 'S20', status: 'A', helsestatus: 'EN_LEGE' },
    ...{ forsikringstekst: 'Dødsfallkapital – engangssum', pris: 1201 },
    periode: { fra: '2026-12-01' },
    forsikrede: { navn: 'Kari Skogly' },
  };

  test('with its product, text, insured person, label, monthly price and page (A4.3)', () => {
    expect(lifeRows([life])).toEqual([
      {
        number: '7000101',
        product: 'S20',
        title: 'Dødsfallkapital',
        subtitle: 'Engangssum, Kari Skogly',
        labelText: 'Under behandling',
        premiePerManed: 101,
        href: '#/dodsfallkapital/7000101/1',
        icon: 'life',
        sortOrder: 70,
      },
    ]);
  });

  test.each([
    ['the person alone', 'Dødsfallkapital', 'Kari Skogly', 'Kari Skogly'],
    ['the text alone', 'Dødsfallkapital – engangssum', '', 'Engangssum'],
    ['nothing', 'Dødsfallkapital', '', null],
  ])('with %s below its title', (_, forsikringstekst, navn, subtitle) => {
    expect(lifeRows([{ ...life, forsikringstekst, forsikrede: { navn } }])[0]?.subtitle).toBe(subtitle);
  });
});

test('rows with the same texts get their number, and so does one whose title says less than another row (C4.28)', () => {
  const row = (number: string, title: string, subtitle: string | null) => ({ number, title, subtitle });
  expect(
    withDistinctSubtitles([
      ...[row('1', 'Bil', 'Volvo'), row('2', 'Bil', 'Volvo'), row('3', 'Bil', null), row('4', 'Hus', null)],
      ...[row('5', 'Hus', null), row('6', 'Båt', 'Volvo')],
    ]).map(({ subtitle }) => subtitle),
  ).toEqual(['Volvo, 1', 'Volvo, 2', '3', '4', '5', 'Volvo']);
});

test('the number in the address of a page is encoded (A2.18)', () => {
  expect(detailAddress('bil', '7/1', 3)).toBe('#/bil/7%2F1/3');
});
