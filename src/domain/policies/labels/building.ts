import { labels } from './labels.ts';

// The specification has the field names (B3.15, B3.16, B3.18), but not those of safety measures. All labels are assumed.

export const buildingFieldLabel = labels({
  objektstype: 'Type bygning',
  opprinneligByggear: 'Byggeår',
  typekjeller: 'Kjeller',
  egenandel: 'Egenandel',
  sisteElkontrollDato: 'Siste elkontroll',
  harPanthaver: 'Panthaver',
});

export const buildingCoverLabel = labels({
  harBygningsdekning: 'Bygning',
  harBygningpluss: 'Bygning Pluss',
  harInnbodekning: 'Innbo',
  harInnbopluss: 'Innbo Pluss',
  harRaateSkadedyrdekning: 'Råte og skadedyr',
});

/** What makes a building cheaper to insure (B2.59). */
export const buildingSafetyLabel = labels({
  harBrannalarm: 'Brannalarm',
  harInnbruddsalarm: 'Innbruddsalarm',
  harLekkasjealarm: 'Lekkasjealarm',
  harLekkasjestopp: 'Lekkasjestopp',
  harRorIRor: 'Rør-i-rør',
  harSensor: 'Sensor',
  harElkontroll: 'Godkjent elkontroll',
  harNyttElanlegg: 'Nytt elektrisk anlegg',
  harNyeRor: 'Nye rør',
});
