import { expect, test } from 'vitest';
import { describeBusiness, describeCrafts } from '#domain/policies/details/business.ts';
import { object, today } from './examples.ts';
import { lines } from './lines.ts';

test('a business has turnover, assets, package and a number of months for an interruption (B2.41, B2.64, B9.7)', () => {
  const business = {
    ...object,
    dekning: 'Stor',
    omsetning: 5_000_000,
    andelOmsetning: 40,
    sumEiendeler: 900_000,
    egenandel: 10_000,
    karenstid: 3,
    harFullEiendelsdekning: true,
    harPanthaver: false,
    harAvbruddstap: true,
    harAnsvar: true,
  };
  expect(lines(describeBusiness({ virksomheter: [business] }))).toEqual([
    'Enebolig',
    'Pakken',
    'Full dekning av eiendeler: Inkludert',
    'Avbruddstap: Inkludert',
    'Ansvar: Inkludert',
    'Dekning og summer',
    'Dekning: Stor',
    'Sum eiendeler: 900 000 kr',
    'Egenandel: 10 000 kr',
    'Karenstid: 3 dager',
    'Varighet av avbrudd: 36 måneder',
    'Om virksomheten',
    'Omsetning: 5 000 000 kr',
    'Andel av omsetning: 40 %',
  ]);
});

test('a craft has no months of interruption if its own view is switched off (B2.43, B2.44, B2.65)', () => {
  const craft = {
    ...object,
    antallArsverk: 2,
    egenandel: 4000,
    harAnsvar: true,
    harProduktansvar: false,
    harAvbruddstap: false,
  };
  const shown = (isPlain: boolean) => lines(describeCrafts({ handverk: [craft] }, { isPlain, today }));
  const plain = [
    'Enebolig',
    'Dekninger',
    'Ansvar: Inkludert',
    'Produktansvar: Ikke dekket',
    'Summer',
    'Egenandel: 4 000 kr',
    'Om håndverket',
    'Antall årsverk: 2',
  ];
  expect(shown(true)).toEqual(plain);
  expect(shown(false)).toEqual(plain.toSpliced(6, 0, 'Varighet av avbrudd: 24 måneder'));
});

test('a craft has its covers, the sums of tools and goods, and its turnover (B2.43, B2.65)', () => {
  const craft = {
    ...object,
    antallArsverk: 2,
    omsetning: 3_000_000,
    sumVerktoy: 150_000,
    sumVarer: 80_000,
    egenandel: 4000,
    harProduktansvar: true,
    harAvbruddstap: true,
  };
  expect(lines(describeCrafts({ handverk: [craft] }, { isPlain: false, today }))).toEqual([
    'Enebolig',
    'Dekninger',
    'Produktansvar: Inkludert',
    'Avbruddstap: Inkludert',
    'Summer',
    'Sum verktøy: 150 000 kr',
    'Sum varer: 80 000 kr',
    'Egenandel: 4 000 kr',
    'Varighet av avbrudd: 36 måneder',
    'Om håndverket',
    'Antall årsverk: 2',
    'Omsetning: 3 000 000 kr',
  ]);
});

test('a business without an interruption cover is paid for two years, and one with a pledgee says so (B2.64, B9.7)', () => {
  const business = { ...object, harAvbruddstap: false, harPanthaver: true };
  expect(lines(describeBusiness({ virksomheter: [business] }))).toEqual([
    ...['Enebolig', 'Dekning og summer', 'Varighet av avbrudd: 24 måneder', 'Panthaver: Ja'],
  ]);
});
