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
    'Pakken inneholder',
    'Full dekning av eiendeler',
    'Avbruddstap',
    'Ansvar',
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
    'Ansvar',
    'Summer',
    'Egenandel: 4 000 kr',
    'Om håndverket',
    'Antall årsverk: 2',
  ];
  expect(shown(true)).toEqual(plain);
  expect(shown(false)).toEqual(plain.toSpliced(5, 0, 'Varighet av avbrudd: 24 måneder'));
});
