import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { describeHerds, describeHorses, describePets } from '#domain/policies/details/animals.ts';
import { describeBuildings } from '#domain/policies/details/buildings.ts';
import { describeBusiness, describeCrafts } from '#domain/policies/details/business.ts';
import { describeFarmBuildings, describeMachines } from '#domain/policies/details/farm.ts';
import { describeGeneric, GenericDetail } from '#domain/policies/details/generic.ts';
import {
  describeFarmerAccident,
  describeIncome,
  describeOccupationGroups,
} from '#domain/policies/details/people.ts';
import { describeHeavyVehicle, describeVehicle } from '#domain/policies/details/vehicles.ts';
import { lines } from './lines.ts';

const today = '2026-11-22';
const full = { isPlain: false, today };
const object = { objektnummer: 1, objektstype: { id: 'X', text: 'Enebolig' } };

describe('a building (B2.35, B2.36, B2.59, B3.15 to B3.18)', () => {
  const building = {
    ...object,
    adresse: { gatenavn: 'Solbakken', gatenummer: '12', postnummer: '2090', poststed: 'Skogvik' },
    opprinneligByggear: 1978,
    typekjeller: 'Full kjeller',
    egenandel: 6000,
    harBygningsdekning: true,
    harBygningpluss: false,
    harInnbodekning: false,
    harInnbopluss: false,
    harPanthaver: true,
    harRaateSkadedyrdekning: false,
    utvidetForsikringssumPabudKostnad: 500_000,
    fritekst1: 'Garasjen er med',
    harBrannalarm: true,
    harElkontroll: true,
    sisteElkontrollDato: '2025-11-22',
  };
  const shown = (changes: object, options = full) =>
    lines(describeBuildings({ bygninger: [{ ...building, ...changes }] }, options));

  test('has its address, year, cellar, sums, coverages and discounts', () => {
    expect(shown({})).toEqual([
      'Enebolig: Solbakken 12, 2090 Skogvik',
      'Dekninger',
      'Bygning',
      'Panthaver',
      'Sum og egenandel',
      'Egenandel: 6 000 kr',
      'Utvidet sum for pålagte krav: 500 000 kr',
      'Sikkerhetsrabatter',
      'Brannalarm',
      'Godkjent elkontroll',
      'Om bygningen',
      'Byggeår: 1978',
      'Kjeller: Full kjeller',
      'Siste elkontroll: 22.11.2025',
      'Merknad: Garasjen er med',
    ]);
  });

  test.each([
    ['Garasjen er med', 'Boden er med', 'Garasjen er med. Boden er med'],
    ['Garasjen er med.', 'Boden er med.', 'Garasjen er med. Boden er med.'],
    ['Er garasjen med?', 'Ja!', 'Er garasjen med? Ja!'],
    ['Garasjen er med. ', '', 'Garasjen er med.'],
  ])('joins the notes "%s" and "%s" to sentences (B3.18)', (fritekst1, fritekst3, note) => {
    expect(shown({ fritekst1, fritekst3 })).toContain(`Merknad: ${note}`);
  });

  test('has no discount for an electrical check of more than three years and a day ago (B9.6)', () => {
    expect(shown({ sisteElkontrollDato: '2023-11-21' })).toContain('Godkjent elkontroll');
    expect(shown({ sisteElkontrollDato: '2023-11-20' })).not.toContain('Godkjent elkontroll');
  });

  test('has no discounts if its own view is switched off (B2.44, B6.14)', () => {
    expect(shown({}, { ...full, isPlain: true })).not.toContain('Sikkerhetsrabatter');
  });
});

describe('a vehicle (B2.30, B2.61, B3.20 to B3.23)', () => {
  const vehicle = {
    merke: 'Volvo',
    modell: 'V60',
    registreringsnummer: 'AB12345',
    registreringsAr: 2021,
    kjorelengde: 12_000,
    bruksomrade: { id: 'PRIVAT', text: 'Privat' },
    avgiftsklasse: 'Personbil',
    dekning: {
      basisdekning: 'KASKO',
      leiebil: true,
      panthaverEllerLeaset: false,
      forerPassasjerUlykke: true,
      godsansvar: false,
      ekstrautstyr: 20_000,
    },
    egenandelKasko: 6000,
    bonus: 70,
    ryggekamera: true,
    fgGodkjentSporingssystem: false,
  };
  const shown = (basisdekning: string, kjorelengde: number | null = vehicle.kjorelengde) =>
    lines(
      describeVehicle({
        kjoretoy: { ...vehicle, kjorelengde, dekning: { ...vehicle.dekning, basisdekning } },
      }),
    );

  test('has its covers, additional covers, safety measures and fields', () => {
    expect(shown('KASKO')).toEqual([
      'Dekninger',
      'Dekning: Kasko',
      'Egenandel kasko: 6 000 kr',
      'Bonus: 70 %',
      'Ekstrautstyr: 20 000 kr',
      'Tilleggsdekninger',
      'Leiebil: Inntil femten dager',
      'Fører- og passasjerulykke',
      'Sikkerhet',
      'Ryggekamera',
      'Om kjøretøyet',
      'Merke og modell: Volvo V60',
      'Registreringsnummer: AB12345',
      'Registreringsår: 2021',
      'Kjørelengde: 12 000 km/år',
      'Bruksområde: Privat',
      'Avgiftsklasse: Personbil',
    ]);
  });

  test('has 0 kilometres a year if it is stored (B9.9)', () => {
    expect(shown('LAGRINGSKASKO')).toContain('Kjørelengde: 0 km/år');
    expect(shown('LAGRINGSKASKO', null)).toContain('Kjørelengde: 0 km/år');
    expect(shown('KASKO', null).join()).not.toContain('Kjørelengde');
  });

  test('has a rental car for the whole repair with the package of a business (B9.8)', () => {
    expect(shown('NARINGSBIL_PLUSS')).toContain('Leiebil: Hele reparasjonstiden');
  });

  test('has additional fields if it is heavy (B2.42, B3.24)', () => {
    const tungtKjoretoy = {
      egenandelKasko: 20_000,
      bonus: 60,
      distrikt: 'Innlandet',
      pakke: 'Stor',
      snobroyting: true,
      sandstroapparat: false,
      onspotKjetting: true,
      ryggekamera: true,
      elgfanger: false,
      fgGodkjentSporingssystem: true,
      erEierForer: true,
    };
    const read = lines(describeHeavyVehicle({ kjoretoy: vehicle, tungtKjoretoy }));
    expect(read).toEqual(expect.arrayContaining(['Egenandel kasko: 20 000 kr', 'Bonus: 60 %']));
    expect(read.slice(read.indexOf('Utstyr og sikkerhet'), read.indexOf('Om kjøretøyet'))).toEqual([
      'Utstyr og sikkerhet',
      'Snøbrøyting',
      'Onspot-kjetting',
      'Ryggekamera',
      'FG-godkjent sporingssystem',
      'Bruk',
      'Pakke: Stor',
      'Distrikt: Innlandet',
      'Eier er fører: Ja',
    ]);
  });
});

describe('an income insurance (B2.29, B2.62)', () => {
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
    utvidetMenAnnenUlykke: false,
    utvidetMenYrkesskade: true,
    annenUlykkeFritid: true,
  };
  expect(lines(describeOccupationGroups({ yrkesgrupper: [group] }))).toEqual([
    'Snekker',
    'Om gruppen',
    'Antall ansatte: 8',
    'Antall årsverk: 7,5',
    'Selvstendig næringsdrivende: Nei',
    'Tilleggsdekninger',
    'Utvidet mén ved yrkesskade',
    'Annen ulykke i fritiden',
  ]);
});

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

test('farm buildings have sums and safety measures (B2.33, B2.60, B2.65)', () => {
  const barn = {
    ...object,
    opprinneligByggear: 1964,
    dekninger: [{ navn: 'Fjøs', sum: 6_500_000, egenandel: 10_000 }],
    egenandel: 10_000,
    harVanntake: true,
    harSensor: false,
    harBrannalarm: true,
    harElkontroll: false,
    harOverspenningsvern: true,
    harRadgivningstjeneste: true,
  };
  expect(lines(describeFarmBuildings({ bygninger: [barn] }, full))).toEqual([
    'Enebolig',
    'Dekninger',
    'Fjøs: 6 500 000 kr, Egenandel 10 000 kr',
    'Sikkerhet',
    'Vanntåke',
    'Brannalarm',
    'Overspenningsvern',
    'Medlem av rådgivningstjeneste',
    'Om objektet',
    'Egenandel: 10 000 kr',
    'Byggeår: 1964',
  ]);
});

test('a machine has the labels of its covers (B2.31, B9.27)', () => {
  const machine = {
    ...object,
    merke: 'Grålle',
    modell: '120',
    dekning: { basisdekning: 'ANSVAR', kasko: 'KASKO_MASKINSKADE' },
    forsikringssum: 1_800_000,
    harPanthaver: true,
  };
  expect(lines(describeMachines({ maskiner: [machine] }))).toEqual([
    'Enebolig: Grålle 120',
    'Dekninger',
    'Dekning: Ansvar',
    'Kasko: Kasko med maskinskade',
    'Forsikringssum: 1 800 000 kr',
    'Panthaver: Ja',
  ]);
});

test('animals are shown by herd, and a pet by its name (B2.34, B2.38, B2.39, B2.65)', () => {
  const herd = {
    ...object,
    objektstype: { id: 'VERPEHONE', text: 'Verpehøns' },
    dyreslag: 'FJORFE',
    antallDyr: 1200,
    forsikringssum: 900_000,
    harBrann: true,
    harSykdom: false,
  };
  expect(lines(describeHerds({ besetninger: [herd] }))).toEqual([
    'Verpehøns',
    'Dekninger',
    'Brann',
    'Om besetningen',
    'Forsikringssum: 900 000 kr',
    'Antall dyr: 1 200',
    'Dyreslag: Fjørfe',
  ]);
  const pet = { ...object, objektstype: { id: 'HUND', text: 'Hund' }, navn: 'Passopp', rase: 'Buhund' };
  expect(lines(describePets({ dyr: [pet] }))).toEqual(['Passopp: Hund, Buhund']);
});

describe('a generic product (C4.6)', () => {
  const generic = (response: object) => lines(describeGeneric(create(response, GenericDetail), full));

  test('has coverages, buildings, vehicles, objects and crafts, in this order', () => {
    expect(
      generic({
        handverk: [{ ...object, harAnsvar: true, harProduktansvar: false, harAvbruddstap: true }],
        objekter: [
          {
            ...object,
            objektstype: { id: 'BAT', text: 'Daycruiser' },
            forsikringssum: 280_000,
            egenandel: 4000,
            dekninger: [{ navn: 'Ansvar' }],
          },
        ],
        kjoretoy: [
          {
            merke: 'Volvo',
            modell: 'V60',
            registreringsnummer: 'XA10047',
            registreringsAr: 2021,
            dekning: { basisdekning: 'KASKO' },
          },
        ],
        bygninger: [
          {
            ...object,
            objektstype: { id: 'HYTTE', text: 'Hytte' },
            harBygningsdekning: true,
            harBygningpluss: false,
            harInnbodekning: false,
            harInnbopluss: false,
            harPanthaver: false,
            harRaateSkadedyrdekning: false,
          },
        ],
        dekninger: [{ navn: 'Rettshjelp', sum: 100_000, egenandel: 4000 }, { navn: 'Reisegods' }],
      }),
    ).toEqual([
      ...['Dekninger', 'Rettshjelp: 100 000 kr, Egenandel 4 000 kr', 'Reisegods: Inkludert'],
      ...['Hytte', 'Dekninger', 'Bygning'],
      ...['Volvo V60: XA10047', 'Dekninger', 'Dekning: Kasko', 'Om kjøretøyet', 'Registreringsår: 2021'],
      ...['Daycruiser', 'Dekninger', 'Ansvar: Inkludert'],
      ...['Sum og egenandel', 'Forsikringssum: 280 000 kr', 'Egenandel: 4 000 kr'],
      ...['Enebolig', 'Dekninger', 'Ansvar', 'Avbruddstap', 'Summer', 'Varighet av avbrudd: 36 måneder'],
    ]);
  });

  test.each([{}, { dekninger: null, bygninger: null, kjoretoy: null, objekter: null, handverk: null }])(
    'is empty for %o',
    (detail) => {
      expect(generic(detail)).toEqual([]);
    },
  );
});

test('a horse has its breed, sums and covers (B2.32, B2.65, B3.26)', () => {
  const horse = {
    ...object,
    objektstype: { id: 'RIDEHEST', text: 'Ridehest' },
    navn: 'Brunmerra',
    rase: 'Døle',
    fodselsar: 2016,
    forsikringssum: 80_000,
    egenandel: 4000,
    harLivsdekning: true,
    harBruksverdi: false,
    harVeterinar: true,
  };
  expect(lines(describeHorses({ hester: [horse] }))).toEqual([
    'Brunmerra: Ridehest, Døle',
    'Dekninger',
    'Liv',
    'Veterinær',
    'Om hesten',
    'Forsikringssum: 80 000 kr',
    'Egenandel: 4 000 kr',
    'Fødselsår: 2016',
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
