import { expect, test } from 'vitest';
import { describeFarmBuildings, describeMachines } from '#domain/policies/details/farm.ts';
import { full, object } from './examples.ts';
import { lines } from './lines.ts';

test('farm buildings have sums, safety measures, and their deductible once (B2.33, B2.60, B2.65)', () => {
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
    'Byggeår: 1964',
  ]);
});

test('a farm building has no safety measure for an electrical check of more than three years and a day ago (B9.6)', () => {
  const shown = (sisteElkontrollDato: string) =>
    lines(
      describeFarmBuildings(
        { bygninger: [{ ...object, dekninger: [], harElkontroll: true, sisteElkontrollDato }] },
        full,
      ),
    );
  expect(shown('2023-11-21')).toContain('Elkontroll');
  expect(shown('2023-11-20')).not.toContain('Elkontroll');
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

test('a machine has its number plate, year, deductible and no pledgee (B2.31)', () => {
  const machine = {
    ...object,
    dekning: { basisdekning: null, kasko: null },
    registreringsnummer: 'AB1234',
    registreringsAr: 2019,
    egenandel: 8000,
    harPanthaver: false,
  };
  expect(lines(describeMachines({ maskiner: [machine] }))).toEqual([
    'Enebolig: AB1234',
    'Dekninger',
    'Egenandel: 8 000 kr',
    'Panthaver: Nei',
    'Om maskinen',
    'Registreringsår: 2019',
  ]);
});

test('a farm building has no safety measures if its own view is switched off (B2.44, B6.14)', () => {
  const barn = { ...object, dekninger: [], egenandel: 10_000, harSensor: true };
  expect(lines(describeFarmBuildings({ bygninger: [barn] }, { ...full, isPlain: true }))).toEqual([
    ...['Enebolig', 'Om objektet', 'Egenandel: 10 000 kr'],
  ]);
});
