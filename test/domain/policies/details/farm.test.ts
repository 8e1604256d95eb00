import { expect, test } from 'vitest';
import { describeFarmBuildings, describeMachines } from '#domain/policies/details/farm.ts';
import { full, object } from './examples.ts';
import { lines } from './lines.ts';

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
