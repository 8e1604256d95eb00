import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

const Address = type({
  gatenavn: string(),
  gatenummer: maybe(string()),
  oppgang: maybe(string()),
  postnummer: string(),
  poststed: string(),
});

/** A building (B3.14 to B3.18); `buildingSafetyLabel` has the codes of the safety measures. */
export const Building = type({
  ...insuredObject,
  adresse: maybe(Address),
  opprinneligByggear: maybe(integer()),
  typekjeller: maybe(string()),
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  harBygningsdekning: boolean(),
  harBygningpluss: boolean(),
  harInnbodekning: boolean(),
  harInnbopluss: boolean(),
  harPanthaver: boolean(),
  harRaateSkadedyrdekning: boolean(),
  utvidetForsikringssumPabudKostnad: maybe(number()),
  fritekst1: maybe(string()),
  fritekst2: maybe(string()),
  fritekst3: maybe(string()),
  harBrannalarm: maybe(boolean()),
  harInnbruddsalarm: maybe(boolean()),
  harLekkasjealarm: maybe(boolean()),
  harLekkasjestopp: maybe(boolean()),
  harRorIRor: maybe(boolean()),
  harSensor: maybe(boolean()),
  harElkontroll: maybe(boolean()),
  harNyttElanlegg: maybe(boolean()),
  harNyeRor: maybe(boolean()),
  sisteElkontrollDato: maybe(string()),
});

export const BuildingDetail = type({ forsikring: DetailedPolicy, bygninger: array(Building) });

export type BuildingDetail = Infer<typeof BuildingDetail>;
