import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { buildingFieldLabel as label } from '#domain/policies/labels/building.ts';
import { farmSafetyLabel } from '#domain/policies/labels/farm.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { vehicleFieldLabel } from '#domain/policies/labels/vehicle.ts';
import { lenient, listOf, part } from '#domain/shared/wire.ts';
import { describeHerds, Herd } from './animals.ts';
import {
  type Block,
  coverText,
  type DescribeOptions,
  facts,
  insuredSum,
  joinKnown,
  kroner,
  labelsOfTrue,
  list,
  yesOrNo,
} from './block.ts';
import { checkedOn, dropOldChecks } from './buildings.ts';
import { coversShowDeductible, describeCovers } from './covers.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { Cover, insuredObject, objectWord } from './pieces.ts';

/** A farm or work machine (B2.31); `labels/machinery.ts` has the codes of its covers. */
const Machine = type({
  ...insuredObject,
  merke: lenient(string()),
  modell: lenient(string()),
  registreringsnummer: lenient(string()),
  registreringsAr: lenient(integer()),
  dekning: part(type({ basisdekning: lenient(string()), kasko: lenient(string()) })),
  forsikringssum: lenient(number()),
  egenandel: lenient(number()),
  harPanthaver: lenient(boolean()),
});

const MachineDetail = type({ forsikring: DetailedPolicy, maskiner: listOf(Machine) });

type MachineDetail = Infer<typeof MachineDetail>;

/** An outbuilding, chattels or a crop; `farmSafetyLabel` has the safety measures (B2.60). */
const FarmObject = type({
  ...insuredObject,
  opprinneligByggear: lenient(integer()),
  dekninger: listOf(Cover),
  egenandel: lenient(number()),
  harVanntake: lenient(boolean()),
  harSensor: lenient(boolean()),
  harBrannalarm: lenient(boolean()),
  harElkontroll: lenient(boolean()),
  sisteElkontrollDato: lenient(string()),
  harOverspenningsvern: lenient(boolean()),
  harRadgivningstjeneste: lenient(boolean()),
});

type FarmObject = Infer<typeof FarmObject>;

const FarmBuildingDetail = type({ forsikring: DetailedPolicy, bygninger: listOf(FarmObject) });

type FarmBuildingDetail = Infer<typeof FarmBuildingDetail>;

const FarmStockDetail = type({
  forsikring: DetailedPolicy,
  objekter: listOf(FarmObject),
  besetninger: listOf(Herd),
});

type FarmStockDetail = Infer<typeof FarmStockDetail>;

const farmSafety = [
  'harVanntake',
  'harSensor',
  'harBrannalarm',
  'harElkontroll',
  'harOverspenningsvern',
  'harRadgivningstjeneste',
];

function farmObjects(
  group: string,
  objects: readonly FarmObject[],
  { isPlain, today }: DescribeOptions,
): readonly Block[] {
  const withoutOldChecks = dropOldChecks(today);
  const hasOwnDeductible = !coversShowDeductible(objects);
  return objects.map((one) => ({
    kind: 'object',
    group,
    heading: one.objektstype.text || objectWord,
    about: null,
    blocks: [
      ...describeCovers(one),
      ...(isPlain ? [] : list('Sikkerhet', labelsOfTrue(withoutOldChecks(one), farmSafetyLabel, farmSafety))),
      ...facts('Om objektet', {
        [label('egenandel')]: hasOwnDeductible ? kroner(one.egenandel) : null,
        [label('opprinneligByggear')]: one.opprinneligByggear,
        [label('sisteElkontrollDato')]: checkedOn(one.sisteElkontrollDato),
      }),
    ],
  }));
}

/** Farm buildings with their covers, sums and safety measures (B2.33, B2.60). */
export const describeFarmBuildings = (
  { bygninger }: Pick<FarmBuildingDetail, 'bygninger'>,
  options: DescribeOptions,
): readonly Block[] => farmObjects('Bygninger', bygninger, options);

/** Chattels, crop and fodder, and the animals on the farm (B2.38, B2.39, C4.6). */
export const describeFarmStock = (
  detail: Pick<FarmStockDetail, 'objekter' | 'besetninger'>,
  options: DescribeOptions,
): readonly Block[] => [
  ...farmObjects('Forsikrede objekter', detail.objekter, options),
  ...describeHerds(detail),
];

/** Agricultural and work machines with their covers (B2.31, B9.27). */
export const describeMachines = ({ maskiner }: Pick<MachineDetail, 'maskiner'>): readonly Block[] =>
  maskiner.map((machine) => ({
    kind: 'object',
    group: 'Maskiner',
    heading: machine.objektstype.text || objectWord,
    sums: [insuredSum(machine.forsikringssum)],
    about: joinKnown(', ', joinKnown(' ', machine.merke, machine.modell), machine.registreringsnummer),
    blocks: [
      ...facts('Dekninger', {
        Dekning: coverText(machine.dekning.basisdekning, machineryBasicCoverLabel),
        Kasko: coverText(machine.dekning.kasko, machineryKaskoLabel),
        Forsikringssum: kroner(machine.forsikringssum),
        Egenandel: kroner(machine.egenandel),
        Panthaver: yesOrNo(machine.harPanthaver),
      }),
      ...facts('Om maskinen', { [vehicleFieldLabel('registreringsAr')]: machine.registreringsAr }),
    ],
  }));

export const farmDetails = {
  farmBuildings: kind(FarmBuildingDetail, describeFarmBuildings),
  farmStock: kind(FarmStockDetail, describeFarmStock),
  machines: kind(MachineDetail, describeMachines),
};
