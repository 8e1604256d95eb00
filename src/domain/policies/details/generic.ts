import { type Infer, number, type } from 'superstruct';
import { lenient, listOf } from '#domain/shared/wire.ts';
import { type Block, type DescribeOptions, facts, insuredSum, kroner } from './block.ts';
import { Building, describeBuildings } from './buildings.ts';
import { Craft, describeCrafts } from './business.ts';
import { coversShowDeductible, describeCovers } from './covers.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { Cover, insuredObject, objectWord } from './pieces.ts';
import { describeVehicles, Vehicle } from './vehicles.ts';

/** An insured object that is neither a building nor a vehicle, such as a boat (B3.26). */
const OtherObject = type({
  ...insuredObject,
  forsikringssum: lenient(number()),
  egenandel: lenient(number()),
  dekninger: listOf(Cover),
});

type OtherObject = Infer<typeof OtherObject>;

/** The detail response of a product without a view of its own; every list is optional (C4.6). */
export const GenericDetail = type({
  forsikring: DetailedPolicy,
  dekninger: listOf(Cover),
  bygninger: listOf(Building),
  kjoretoy: listOf(Vehicle),
  objekter: listOf(OtherObject),
  handverk: listOf(Craft),
});

type GenericDetail = Infer<typeof GenericDetail>;

const otherObject = (
  { objektstype, dekninger, forsikringssum, egenandel }: OtherObject,
  hasOwnDeductible: boolean,
): Block => ({
  kind: 'object',
  group: 'Forsikrede objekter',
  heading: objektstype.text || objectWord,
  sums: [insuredSum(forsikringssum)],
  about: null,
  blocks: [
    ...describeCovers({ dekninger }),
    ...facts('Sum og egenandel', {
      Forsikringssum: kroner(forsikringssum),
      Egenandel: hasOwnDeductible ? kroner(egenandel) : null,
    }),
  ],
});

/** The parts that the response has (C4.6). The place of the crafts, last, is assumed. */
export const describeGeneric = (
  { dekninger, bygninger, kjoretoy, objekter, handverk }: Omit<GenericDetail, 'forsikring'>,
  options: DescribeOptions,
): readonly Block[] => [
  ...describeCovers({ dekninger }),
  ...describeBuildings({ bygninger }, options),
  ...describeVehicles(kjoretoy),
  ...objekter.map((one) => otherObject(one, !coversShowDeductible(objekter))),
  ...describeCrafts({ handverk }, options),
];

export const genericDetails = { generic: kind(GenericDetail, describeGeneric) };
