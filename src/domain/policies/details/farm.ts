import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { Herd } from './animals.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { Cover, insuredObject } from './pieces.ts';

/** A farm or work machine (B2.31); `labels/machinery.ts` has the codes of its covers. */
const Machine = type({
  ...insuredObject,
  merke: maybe(string()),
  modell: maybe(string()),
  registreringsnummer: maybe(string()),
  registreringsAr: maybe(integer()),
  dekning: type({ basisdekning: string(), kasko: string() }),
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  harPanthaver: maybe(boolean()),
});

export const MachineDetail = type({ forsikring: DetailedPolicy, maskiner: array(Machine) });

export type MachineDetail = Infer<typeof MachineDetail>;

/** An outbuilding, chattels or a crop; `farmSafetyLabel` has the safety measures (B2.60). */
const FarmObject = type({
  ...insuredObject,
  opprinneligByggear: maybe(integer()),
  dekninger: array(Cover),
  egenandel: maybe(number()),
  harVanntake: boolean(),
  harSensor: boolean(),
  harBrannalarm: boolean(),
  harElkontroll: boolean(),
  sisteElkontrollDato: maybe(string()),
  harOverspenningsvern: boolean(),
  harRadgivningstjeneste: boolean(),
});

export const FarmBuildingDetail = type({ forsikring: DetailedPolicy, bygninger: array(FarmObject) });

export type FarmBuildingDetail = Infer<typeof FarmBuildingDetail>;

export const FarmStockDetail = type({
  forsikring: DetailedPolicy,
  objekter: array(FarmObject),
  besetninger: array(Herd),
});

export type FarmStockDetail = Infer<typeof FarmStockDetail>;
