import { create } from 'superstruct';
import { expect, test } from 'vitest';
import { describeDetail, structOf } from '#domain/policies/details/details.ts';
import type { DetailKind } from '#domain/products/catalogue.ts';
import { full } from './examples.ts';
import { lines } from './lines.ts';

const page = (kind: DetailKind, response: object): readonly string[] =>
  lines(describeDetail(kind, create(response, structOf(kind)), full));

/** A value that no field of the details has. */
const odd = { odd: true };

const object = { objektnummer: odd, objektstype: { id: 7, text: 7 }, forsikringssum: odd, egenandel: odd };

const vehicle = {
  ...{ merke: 7, modell: 7, registreringsnummer: odd, registreringsAr: '2021', kjorelengde: '12' },
  ...{ avgiftsklasse: odd, egenandelKasko: odd, bonus: odd, bruksomrade: odd, ryggekamera: 'ja' },
  dekning: { basisdekning: 7, leiebil: 'ja', godsansvar: 'nei', avbrudd: odd, yrkesverktoy: odd },
};

/** A response whose objects have no fields, one with invalid fields, and the lines of the page of both. */
const cases: Readonly<Record<DetailKind, readonly [missing: object, odd: object, page: readonly string[]]>> =
  {
    buildings: [
      { bygninger: [{}] },
      {
        bygninger: [
          {
            ...object,
            ...{ adresse: { gatenavn: 7, poststed: 7 }, opprinneligByggear: 19.5, typekjeller: odd },
            ...{ harBrannalarm: 'ja', sisteElkontrollDato: odd, fritekst1: odd },
          },
        ],
      },
      ['Forsikret objekt'],
    ],
    business: [
      { virksomheter: [{}] },
      { virksomheter: [{ ...object, dekning: odd, omsetning: odd, karenstid: odd, harAvbruddstap: 'ja' }] },
      ['Forsikret objekt'],
    ],
    crafts: [
      { handverk: [{}] },
      { handverk: [{ ...object, antallArsverk: odd, sumVarer: odd, harAvbruddstap: 'ja' }] },
      ['Forsikret objekt'],
    ],
    farmBuildings: [
      { bygninger: [{}] },
      {
        bygninger: [
          { ...object, opprinneligByggear: odd, dekninger: odd, sisteElkontrollDato: odd, harSensor: 'ja' },
        ],
      },
      ['Forsikret objekt'],
    ],
    farmStock: [
      { objekter: [{}], besetninger: [{}] },
      { objekter: [{ ...object, dekninger: [7] }], besetninger: [{ ...object, antallDyr: odd }] },
      ['Forsikret objekt', 'Besetning'],
    ],
    farmerAccident: [
      { personer: [{}] },
      { personer: [{ yrkesgruppe: odd, sumDod: odd, dagpenger: odd, karenstid: odd }] },
      ['Forsikret person'],
    ],
    generic: [
      { objekter: [{}], kjoretoy: [{}], handverk: [{}] },
      { dekninger: odd, objekter: [object], kjoretoy: [vehicle], handverk: [object] },
      ['Kjøretøy', 'Forsikret objekt', 'Forsikret objekt'],
    ],
    heavyVehicle: [
      { kjoretoy: {}, tungtKjoretoy: {} },
      {
        kjoretoy: vehicle,
        tungtKjoretoy: { egenandelKasko: odd, bonus: odd, distrikt: odd, pakke: odd, erEierForer: 'ja' },
      },
      [],
    ],
    herds: [
      { besetninger: [{}] },
      { besetninger: [{ ...object, antallDyr: odd, dyreslag: 7, harBrann: 'ja' }] },
      ['Besetning'],
    ],
    horses: [
      { hester: [{}] },
      { hester: [{ ...object, rase: odd, fodselsar: '2016', harAnsvar: 'ja' }] },
      ['Hest'],
    ],
    income: [
      { inntekt: {} },
      { inntekt: { inntektsniva: odd, manedligUtbetaling: odd, harKreft: 'ja' } },
      [],
    ],
    machines: [
      { maskiner: [{}] },
      {
        maskiner: [
          {
            ...object,
            ...{ merke: odd, registreringsAr: odd, harPanthaver: 'ja' },
            dekning: { basisdekning: odd, kasko: odd },
          },
        ],
      },
      ['Forsikret objekt'],
    ],
    occupationGroups: [
      { yrkesgrupper: [{}] },
      { yrkesgrupper: [{ antallAnsatte: odd, antallArsverk: odd, fritekst: odd, annenUlykkeFritid: 'ja' }] },
      ['Yrkesgruppe'],
    ],
    pets: [
      { dyr: [{}] },
      { dyr: [{ ...object, rase: odd, fodselsdato: odd, chipnummer: odd, veterinarsum: odd }] },
      ['Dyr'],
    ],
    vehicle: [{ kjoretoy: {} }, { kjoretoy: vehicle }, []],
  };

const kinds = Object.keys(cases) as readonly DetailKind[];

test.each(kinds)(
  'a missing field has no line, and a response without objects has none at all: %s',
  (kind) => {
    const [missing, , expected] = cases[kind];
    expect(page(kind, missing)).toEqual(expected);
    expect(page(kind, {})).toEqual([]);
  },
);

test.each(kinds)('an invalid field counts as missing (B3.4): %s', (kind) => {
  const [, odd, expected] = cases[kind];
  expect(page(kind, odd)).toEqual(expected);
});

test('the part of each response that completes the listed policy is read (B3.4, B3.6, B3.7, B7.6)', () => {
  const forsikring = {
    ...{ betalingsmate: 'AVTALEGIRO', pris: 6900, variantId: 'A' },
    forsikrede: { navn: 'Kari Skogly' },
  };
  for (const kind of kinds) expect(create({ forsikring }, structOf(kind)).forsikring).toEqual(forsikring);
  const unread = { betalingsmate: 7, pris: 'mye', variantId: 7, forsikrede: { navn: 7 } };
  for (const kind of kinds)
    expect(create({ forsikring: unread }, structOf(kind)).forsikring).toEqual({
      ...{ betalingsmate: null, pris: null, variantId: null, forsikrede: { navn: '' } },
    });
});

test('a bonus and a mileage may have decimals (B2.61)', () => {
  expect(page('vehicle', { kjoretoy: { bonus: 67.5, kjorelengde: 12_500.5 } })).toEqual([
    ...['Om kjøretøyet', 'Bonus: 67,5 %', 'Kjørelengde: 12 500,5 km/år'],
  ]);
});

test('an income insurance with an unknown cover does not say what it excludes (B2.62)', () => {
  expect(page('income', { inntekt: { harArbeidsledighet: true } })).toEqual([]);
  expect(page('income', { inntekt: { harArbeidsledighet: false } })).toEqual([]);
});
