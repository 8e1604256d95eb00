import { describe, expect, test } from 'vitest';
import {
  describeFarmerAccident,
  describeIncome,
  describeOccupationGroups,
} from '#domain/policies/details/people.ts';
import { lines } from './lines.ts';

describe('an income insurance (B2.29, B2.62, C5.7)', () => {
  const income = (changes: object) =>
    lines(
      describeIncome({
        inntekt: {
          inntektsniva: 620_000,
          manedligUtbetaling: 15_000,
          harArbeidsledighet: true,
          harPermittering: true,
          harKreft: false,
          ...changes,
        },
      }),
    );

  test.each([
    ['has only sums if it covers dismissal and layoff', {}, []],
    [
      'says that it does not pay on dismissal and layoff if it covers neither',
      { harArbeidsledighet: false, harPermittering: false },
      ['Forsikringen gjelder ikke ved oppsigelse eller permittering.'],
    ],
    [
      'says that it does not pay on layoff if it covers only dismissal',
      { harPermittering: false },
      ['Forsikringen gjelder ikke ved permittering.'],
    ],
    [
      'says that it does not pay on dismissal if it covers only layoff',
      { harArbeidsledighet: false },
      ['Forsikringen gjelder ikke ved oppsigelse.'],
    ],
    ['says that it pays for cancer', { harKreft: true }, ['Du får en engangssum hvis du får kreft.']],
  ])('%s', (_, changes, sentences) => {
    expect(income(changes)).toEqual([
      'Dekninger',
      'Inntektsnivå: 620 000 kr',
      'Månedlig utbetaling: 15 000 kr',
      ...sentences,
    ]);
  });
});

test('each occupation group has employees, man-years and extra cover (B2.40, B2.63, B3.25)', () => {
  const group = {
    objektId: '1',
    yrkesgruppe: 'Snekker',
    antallAnsatte: 8,
    antallArsverk: 7.5,
    selvstendigNaringsdrivende: false,
    fritekst: 'Gjelder også lærlinger',
    utvidetMenAnnenUlykke: false,
    utvidetMenYrkesskade: true,
    annenUlykkeFritid: true,
  };
  const groups = [group, { yrkesgruppe: 'Maler', antallAnsatte: 2 }];
  expect(lines(describeOccupationGroups({ yrkesgrupper: groups }))).toEqual([
    'Snekker',
    'Om gruppen',
    'Antall ansatte: 8',
    'Antall årsverk: 7,5',
    'Selvstendig næringsdrivende: Nei',
    'Merknad: Gjelder også lærlinger',
    'Tilleggsdekninger',
    'Utvidet mén ved yrkesskade',
    'Annen ulykke i fritiden',
    'Utvidet mén ved annen ulykke: ikke dekket',
    'Maler',
    'Om gruppen',
    'Antall ansatte: 2',
  ]);
});

test('a farmer has sums for accidents, and a waiting period (B2.37)', () => {
  const person = {
    objektnummer: 1,
    navn: 'Ola Moen',
    yrkesgruppe: 'Gårdbruker',
    sumDod: 1_000_000,
    sumUforhet: 2_000_000,
    dagpenger: 800,
    karenstid: 14,
    harBehandlingsutgifter: true,
  };
  expect(lines(describeFarmerAccident({ personer: [person] }))).toEqual([
    'Ola Moen: Gårdbruker',
    'Dekninger',
    'Ved død: 1 000 000 kr',
    'Ved uførhet: 2 000 000 kr',
    'Dagpenger per dag: 800 kr',
    'Karenstid: 14 dager',
    'Behandlingsutgifter: Ja',
  ]);
});
