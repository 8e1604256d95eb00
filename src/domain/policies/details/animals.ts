import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

/** Animals (B2.34, B2.38, B2.39); `animalLabel` has the codes of their kinds. */
export const Herd = type({
  ...insuredObject,
  dyreslag: string(),
  antallDyr: integer(),
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  harBrann: maybe(boolean()),
  harSykdom: maybe(boolean()),
  harTransport: maybe(boolean()),
});

export type Herd = Infer<typeof Herd>;

export const HerdDetail = type({ forsikring: DetailedPolicy, besetninger: array(Herd) });

export type HerdDetail = Infer<typeof HerdDetail>;

/** A horse in the horse view (B2.32). */
const Horse = type({
  ...insuredObject,
  navn: string(),
  rase: maybe(string()),
  fodselsar: maybe(integer()),
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  harLivsdekning: maybe(boolean()),
  harBruksverdi: maybe(boolean()),
  harVeterinar: maybe(boolean()),
  harAnsvar: maybe(boolean()),
});

export const HorseDetail = type({ forsikring: DetailedPolicy, hester: array(Horse) });

export type HorseDetail = Infer<typeof HorseDetail>;

/** A dog or a cat in the pet view (B2.34). */
const Pet = type({
  ...insuredObject,
  navn: string(),
  rase: maybe(string()),
  fodselsdato: maybe(string()),
  chipnummer: maybe(string()),
  forsikringssum: maybe(number()),
  veterinarsum: maybe(number()),
  egenandel: maybe(number()),
  harLivsdekning: maybe(boolean()),
  harAnsvar: maybe(boolean()),
});

export const PetDetail = type({ forsikring: DetailedPolicy, dyr: array(Pet) });

export type PetDetail = Infer<typeof PetDetail>;
