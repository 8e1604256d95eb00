import { expect, test } from 'vitest';
import { describeBuildings } from '#domain/policies/details/buildings.ts';
import { describeFarmBuildings, describeFarmStock } from '#domain/policies/details/farm.ts';
import { describeHeavyVehicle, describeVehicle } from '#domain/policies/details/vehicles.ts';
import { lines } from './lines.ts';

// Each insured object with all of its covers and measures.

const options = { isPlain: false, today: '2026-11-22' };
const house = { objektnummer: 1, objektstype: { id: 'ENEBOLIG', text: 'Enebolig' } };

test('a building shows each cover, each discount and its three free texts (B2.59, B3.16, B3.18)', () => {
  const building = {
    ...house,
    fritekst1: 'Garasjen er med',
    fritekst2: 'Skifertak',
    fritekst3: 'Peis i stuen',
    harBygningsdekning: true,
    harBygningpluss: true,
    harInnbodekning: true,
    harInnbopluss: true,
    harPanthaver: true,
    harRaateSkadedyrdekning: true,
    harBrannalarm: true,
    harInnbruddsalarm: true,
    harLekkasjealarm: true,
    harLekkasjestopp: true,
    harRorIRor: true,
    harSensor: true,
    harElkontroll: true,
    sisteElkontrollDato: '2026-01-15',
    harNyttElanlegg: true,
    harNyeRor: true,
  };
  expect(lines(describeBuildings({ bygninger: [building] }, options))).toEqual([
    'Enebolig',
    'Dekninger',
    'Bygning: Inkludert',
    'Bygning Pluss: Inkludert',
    'Innbo: Inkludert',
    'Innbo Pluss: Inkludert',
    'Råte og skadedyr: Inkludert',
    'Sikkerhetsrabatter',
    'Brannalarm',
    'Innbruddsalarm',
    'Lekkasjealarm',
    'Lekkasjestopp',
    'Rør-i-rør',
    'Sensor',
    'Godkjent elkontroll',
    'Nytt elektrisk anlegg',
    'Nye rør',
    'Om bygningen',
    'Siste elkontroll: 15.01.2026',
    'Panthaver: Ja',
    'Merknad: Garasjen er med. Skifertak. Peis i stuen',
  ]);
});

const truck = {
  merke: 'Volvo',
  modell: 'FH16',
  dekning: {
    basisdekning: 'KASKO',
    leiebil: true,
    panthaverEllerLeaset: true,
    forerPassasjerUlykke: true,
    godsansvar: true,
    avbrudd: 1500,
    yrkesverktoy: 40_000,
    ekstrautstyr: 20_000,
  },
};
const covers = [
  'Kasko: Inkludert',
  'Leiebil: Inntil femten dager',
  'Fører- og passasjerulykke: Inkludert',
  'Godsansvar: Inkludert',
  'Avbrudd: 1 500 kr',
  'Yrkesverktøy: 40 000 kr',
  'Ekstrautstyr: 20 000 kr',
];

test('a vehicle shows each additional cover, each sum and each safety discount (B2.61, B3.22, B3.23)', () => {
  const kjoretoy = { ...truck, ryggekamera: true, fgGodkjentSporingssystem: true };
  expect(lines(describeVehicle({ kjoretoy }))).toEqual([
    'Dekninger',
    ...covers,
    'Sikkerhet',
    'Ryggekamera',
    'FG-godkjent sporingssystem',
    'Om kjøretøyet',
    'Merke og modell: Volvo FH16',
    'Panthaver eller leaset: Ja',
  ]);
});

test('a heavy vehicle shows each piece of equipment (B3.24)', () => {
  const tungtKjoretoy = {
    snobroyting: true,
    sandstroapparat: true,
    onspotKjetting: true,
    ryggekamera: true,
    elgfanger: true,
    fgGodkjentSporingssystem: true,
    erEierForer: false,
  };
  expect(lines(describeHeavyVehicle({ kjoretoy: truck, tungtKjoretoy }))).toEqual([
    'Dekninger',
    ...covers,
    'Utstyr og sikkerhet',
    'Snøbrøyting',
    'Sandstrøapparat',
    'Onspot-kjetting',
    'Elgfanger',
    'Ryggekamera',
    'FG-godkjent sporingssystem',
    'Bruk',
    'Eier er fører: Nei',
    'Om kjøretøyet',
    'Merke og modell: Volvo FH16',
    'Panthaver eller leaset: Ja',
  ]);
});

const fodder = {
  objektnummer: 1,
  objektstype: { id: 'FOR', text: 'Fôr' },
  dekninger: [{ navn: 'Brann', sum: 200_000 }],
  harVanntake: true,
  harSensor: true,
  harBrannalarm: true,
  harElkontroll: true,
  sisteElkontrollDato: '2026-01-15',
  harOverspenningsvern: true,
  harRadgivningstjeneste: true,
};
const fodderLines = [
  'Fôr',
  'Dekninger',
  'Brann: 200 000 kr',
  'Sikkerhet',
  'Vanntåke',
  'Sensor',
  'Brannalarm',
  'Elkontroll',
  'Overspenningsvern',
  'Medlem av rådgivningstjeneste',
  'Om objektet',
  'Siste elkontroll: 15.01.2026',
];

test('a farm object shows each safety measure (B2.60)', () => {
  expect(lines(describeFarmBuildings({ bygninger: [fodder] }, options))).toEqual(fodderLines);
});

test('farm chattels, crops and fodder are shown before the animals, also poultry (B2.38, B2.39, C4.6)', () => {
  const hens = {
    objektnummer: 2,
    objektstype: { id: 'VERPEHONE', text: 'Verpehøns' },
    dyreslag: 'FJORFE',
    antallDyr: 1200,
    harBrann: true,
    harSykdom: true,
  };
  expect(lines(describeFarmStock({ objekter: [fodder], besetninger: [hens] }, options))).toEqual([
    ...fodderLines,
    'Verpehøns',
    'Dekninger',
    'Brann: Inkludert',
    'Sykdom: Inkludert',
    'Om besetningen',
    'Antall dyr: 1 200',
    'Dyreslag: Fjørfe',
  ]);
});
