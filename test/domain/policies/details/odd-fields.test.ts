import { create } from 'superstruct';
import { expect, test } from 'vitest';
import { describeDetail, structOf } from '#domain/policies/details/details.ts';
import type { DetailKind } from '#domain/products/catalogue.ts';
import { full } from './examples.ts';
import { lines } from './lines.ts';

/** A value that no field of the details has. */
const odd = { odd: true };

const object = { objektnummer: odd, objektstype: { id: 7, text: 7 }, forsikringssum: odd, egenandel: odd };

const vehicle = {
  ...{ merke: 7, modell: 7, registreringsnummer: odd, registreringsAr: '2021', kjorelengde: '12' },
  ...{ avgiftsklasse: odd, egenandelKasko: odd, bonus: odd, bruksomrade: odd, ryggekamera: 'ja' },
  dekning: { basisdekning: 7, leiebil: 'ja', godsansvar: 'nei', avbrudd: odd, yrkesverktoy: odd },
};

/** A response with invalid fields, and the lines of its page. */
const cases: Readonly<Record<DetailKind, readonly [object, readonly string[]]>> = {
  buildings: [
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
    { virksomheter: [{ ...object, dekning: odd, omsetning: odd, karenstid: odd, harAvbruddstap: 'ja' }] },
    ['Forsikret objekt'],
  ],
  crafts: [
    { handverk: [{ ...object, antallArsverk: odd, sumVarer: odd, harAvbruddstap: 'ja' }] },
    ['Forsikret objekt'],
  ],
  farmBuildings: [
    {
      bygninger: [
        { ...object, opprinneligByggear: odd, dekninger: odd, sisteElkontrollDato: odd, harSensor: 'ja' },
      ],
    },
    ['Forsikret objekt'],
  ],
  farmStock: [
    { objekter: [{ ...object, dekninger: [7] }], besetninger: [{ ...object, antallDyr: odd }] },
    ['Forsikret objekt', 'Besetning'],
  ],
  farmerAccident: [
    { personer: [{ yrkesgruppe: odd, sumDod: odd, dagpenger: odd, karenstid: odd }] },
    ['Forsikret person'],
  ],
  generic: [
    { dekninger: odd, objekter: [object], kjoretoy: [vehicle], handverk: [object] },
    ['Kjøretøy', 'Forsikret objekt', 'Forsikret objekt'],
  ],
  heavyVehicle: [
    {
      kjoretoy: vehicle,
      tungtKjoretoy: { egenandelKasko: odd, bonus: odd, distrikt: odd, pakke: odd, erEierForer: 'ja' },
    },
    [],
  ],
  herds: [{ besetninger: [{ ...object, antallDyr: odd, dyreslag: 7, harBrann: 'ja' }] }, ['Besetning']],
  horses: [{ hester: [{ ...object, rase: odd, fodselsar: '2016', harAnsvar: 'ja' }] }, ['Hest']],
  income: [{ inntekt: { inntektsniva: odd, manedligUtbetaling: odd, harKreft: 'ja' } }, []],
  machines: [
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
    { yrkesgrupper: [{ antallAnsatte: odd, antallArsverk: odd, fritekst: odd, annenUlykkeFritid: 'ja' }] },
    ['Yrkesgruppe'],
  ],
  pets: [{ dyr: [{ ...object, rase: odd, fodselsdato: odd, chipnummer: odd, veterinarsum: odd }] }, ['Dyr']],
  vehicle: [{ kjoretoy: vehicle }, []],
};

const kinds = Object.keys(cases) as readonly DetailKind[];

test.each(kinds)('an invalid field counts as missing (B3.4): %s', (kind) => {
  const [response, expected] = cases[kind];
  expect(lines(describeDetail(kind, create(response, structOf(kind)), full))).toEqual(expected);
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
