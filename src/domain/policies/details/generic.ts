import { array, type Infer, number, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { Building } from './building.ts';
import { Craft } from './business.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { Cover, insuredObject } from './pieces.ts';
import { Vehicle } from './vehicle.ts';

/** An insured object that is neither a building nor a vehicle, such as a boat (B3.26). */
const OtherObject = type({
  ...insuredObject,
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  dekninger: maybe(array(Cover)),
});

/** The detail response of a product without a view of its own; every list is optional (C4.6). */
export const GenericDetail = type({
  forsikring: DetailedPolicy,
  dekninger: maybe(array(Cover)),
  bygninger: maybe(array(Building)),
  kjoretoy: maybe(array(Vehicle)),
  objekter: maybe(array(OtherObject)),
  handverk: maybe(array(Craft)),
});

export type GenericDetail = Infer<typeof GenericDetail>;
