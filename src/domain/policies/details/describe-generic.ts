import { type Block, type DescribeOptions, facts, kroner } from './block.ts';
import { describeCovers } from './covers.ts';
import { describeBuildings } from './describe-buildings.ts';
import { describeCrafts } from './describe-business.ts';
import { describeVehicles } from './describe-vehicle.ts';
import type { GenericDetail } from './generic.ts';

type OtherObject = NonNullable<GenericDetail['objekter']>[number];

const otherObject = ({ objektstype, dekninger, forsikringssum, egenandel }: OtherObject): Block => ({
  kind: 'object',
  heading: objektstype.text,
  about: null,
  blocks: [
    ...describeCovers({ dekninger }),
    ...facts('Sum og egenandel', { Forsikringssum: kroner(forsikringssum), Egenandel: kroner(egenandel) }),
  ],
});

/** The parts that the response has (C4.6). The place of the crafts, last, is assumed. */
export const describeGeneric = (
  { dekninger, bygninger, kjoretoy, objekter, handverk }: Omit<GenericDetail, 'forsikring'>,
  options: DescribeOptions,
): readonly Block[] => [
  ...describeCovers({ dekninger }),
  ...describeBuildings({ bygninger: bygninger ?? [] }, options),
  ...describeVehicles(kjoretoy ?? []),
  ...(objekter ?? []).map(otherObject),
  ...describeCrafts({ handverk: handverk ?? [] }, options),
];
