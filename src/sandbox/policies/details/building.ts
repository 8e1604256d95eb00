import type { Policy } from '#sandbox/policies.ts';
import { today } from '#sandbox/today.ts';

const building = (objektnummer: number, objektstype: { id: string; text: string }, gatenummer: string) => ({
  objektnummer,
  objektstype,
  adresse: { gatenavn: 'Solbakken', gatenummer, oppgang: null, postnummer: '2090', poststed: 'Skogvik' },
  opprinneligByggear: 1978,
  typekjeller: 'Full kjeller',
  forsikringssum: null,
  egenandel: 6000,
  harBygningsdekning: true,
  harBygningpluss: true,
  harInnbodekning: false,
  harInnbopluss: false,
  harPanthaver: true,
  harRaateSkadedyrdekning: true,
  utvidetForsikringssumPabudKostnad: 500_000,
  fritekst1: 'Garasjen er med',
  fritekst2: null,
  fritekst3: null,
  harBrannalarm: true,
  harInnbruddsalarm: false,
  harLekkasjealarm: true,
  harLekkasjestopp: true,
  harRorIRor: true,
  harSensor: false,
  harElkontroll: true,
  harNyttElanlegg: false,
  harNyeRor: true,
  sisteElkontrollDato: today({ years: -1 }),
});

/** A building with unknown values, fewer covers and safety measures, and an electrical check that is too old (B9.6). */
const outhouse = (objektnummer: number, gatenummer: string) => ({
  ...building(objektnummer, { id: 'UTHUS', text: 'Uthus' }, gatenummer),
  opprinneligByggear: null,
  typekjeller: null,
  forsikringssum: 850_000,
  harBygningpluss: false,
  harLekkasjealarm: false,
  harLekkasjestopp: false,
  harRorIRor: false,
  harNyeRor: false,
  fritekst1: null,
  sisteElkontrollDato: today({ years: -3, days: -2 }),
});

const types: Readonly<Record<string, { id: string; text: string }>> = {
  L05: { id: 'VANINGSHUS', text: 'Våningshus' },
  N25: { id: 'VERKSTED', text: 'Verksted' },
  P20: { id: 'HYTTE', text: 'Hytte' },
};

/** Buildings with all their fields (B3.14). */
export const buildings = ({ produkt }: Policy) => ({
  bygninger: [
    building(1, types[produkt] ?? { id: 'ENEBOLIG', text: 'Enebolig' }, '12'),
    ...(produkt === 'P20' ? [] : [outhouse(2, '12')]),
  ],
});
