import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { yesNo } from '#domain/display/yes-no.ts';
import { buildingFieldLabel as label } from '#domain/policies/labels/building.ts';
import { farmSafetyLabel } from '#domain/policies/labels/farm.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { vehicleFieldLabel } from '#domain/policies/labels/vehicle.ts';
import { maybe } from '#domain/shared/wire.ts';
import { describeHerds, Herd } from './animals.ts';
import {
  type Block,
  type DescribeOptions,
  facts,
  joinKnown,
  kroner,
  labelsOfTrue,
  list,
  seeCertificate,
} from './block.ts';
import { checkedOn, dropOldChecks } from './buildings.ts';
import { describeCovers } from './covers.ts';
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

type FarmObject = Infer<typeof FarmObject>;

export const FarmBuildingDetail = type({ forsikring: DetailedPolicy, bygninger: array(FarmObject) });

export type FarmBuildingDetail = Infer<typeof FarmBuildingDetail>;

export const FarmStockDetail = type({
  forsikring: DetailedPolicy,
  objekter: array(FarmObject),
  besetninger: array(Herd),
});

export type FarmStockDetail = Infer<typeof FarmStockDetail>;

const farmSafety = [
  'harVanntake',
  'harSensor',
  'harBrannalarm',
  'harElkontroll',
  'harOverspenningsvern',
  'harRadgivningstjeneste',
];

function farmObject({ isPlain, today }: DescribeOptions) {
  const withoutOldChecks = dropOldChecks(today);
  return (one: FarmObject): Block => ({
    kind: 'object',
    heading: one.objektstype.text,
    about: null,
    blocks: [
      ...describeCovers(one),
      ...(isPlain ? [] : list('Sikkerhet', labelsOfTrue(withoutOldChecks(one), farmSafetyLabel, farmSafety))),
      ...facts('Om objektet', {
        [label('egenandel')]: kroner(one.egenandel),
        [label('opprinneligByggear')]: one.opprinneligByggear,
        [label('sisteElkontrollDato')]: checkedOn(one.sisteElkontrollDato),
      }),
    ],
  });
}

/** Farm buildings with their covers, sums and safety measures (B2.33, B2.60). */
export const describeFarmBuildings = (
  { bygninger }: Pick<FarmBuildingDetail, 'bygninger'>,
  options: DescribeOptions,
): readonly Block[] => bygninger.map(farmObject(options));

/** Chattels, crop and fodder, and the animals on the farm (B2.38, B2.39, C4.6). */
export const describeFarmStock = (
  detail: Pick<FarmStockDetail, 'objekter' | 'besetninger'>,
  options: DescribeOptions,
): readonly Block[] => [...detail.objekter.map(farmObject(options)), ...describeHerds(detail)];

/** Agricultural and work machines with their covers (B2.31, B9.27). */
export const describeMachines = ({ maskiner }: Pick<MachineDetail, 'maskiner'>): readonly Block[] =>
  maskiner.map((machine) => ({
    kind: 'object',
    heading: machine.objektstype.text,
    about: joinKnown(', ', joinKnown(' ', machine.merke, machine.modell), machine.registreringsnummer),
    blocks: [
      ...facts('Dekninger', {
        Dekning: machineryBasicCoverLabel(machine.dekning.basisdekning) ?? seeCertificate,
        Kasko: machineryKaskoLabel(machine.dekning.kasko) ?? seeCertificate,
        Forsikringssum: kroner(machine.forsikringssum),
        Egenandel: kroner(machine.egenandel),
        Panthaver: machine.harPanthaver == null ? null : yesNo(machine.harPanthaver),
      }),
      ...facts('Om maskinen', { [vehicleFieldLabel('registreringsAr')]: machine.registreringsAr }),
    ],
  }));
