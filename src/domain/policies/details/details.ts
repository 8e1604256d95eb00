import type { Infer, Struct } from 'superstruct';
import type { DetailKind } from '#domain/products/catalogue.ts';
import { animalDetails } from './animals.ts';
import type { DescribeOptions } from './block.ts';
import { buildingDetails } from './buildings.ts';
import { businessDetails } from './business.ts';
import type { Kind } from './detail-kind.ts';
import { farmDetails } from './farm.ts';
import { genericDetails } from './generic.ts';
import { peopleDetails } from './people.ts';
import { vehicleDetails } from './vehicles.ts';

const kinds = {
  ...animalDetails,
  ...buildingDetails,
  ...businessDetails,
  ...farmDetails,
  ...genericDetails,
  ...peopleDetails,
  ...vehicleDetails,
};

type Details = { readonly [K in DetailKind]: Infer<(typeof kinds)[K]['struct']> };

const details: { readonly [K in DetailKind]: Kind<Details[K]> } = kinds;

/** The details of a policy, as the insurer sends them. */
export type PolicyDetail = Details[DetailKind];

export const structOf = <K extends DetailKind>(of: K): Struct<Details[K], unknown> => details[of].struct;

export const describeDetail = <K extends DetailKind>(of: K, detail: Details[K], options: DescribeOptions) =>
  details[of].describe(detail, options);
