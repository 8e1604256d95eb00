import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatCount } from '#domain/display/amounts.ts';
import { animalLabel } from '#domain/policies/labels/farm.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { maybe } from '#domain/shared/wire.ts';
import { type Block, facts, joinKnown, kroner, labelsOfTrue, list } from './block.ts';
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

/** The covers of an animal (B2.32, B2.34); the fields and their labels are assumed. */
const coverLabel = labels({
  harBrann: 'Brann',
  harSykdom: 'Sykdom',
  harTransport: 'Transport',
  harLivsdekning: 'Liv',
  harBruksverdi: 'Tap av bruksverdi',
  harVeterinar: 'Veterinær',
  harAnsvar: 'Ansvar',
});

const covers = (one: object, ...fields: readonly string[]) =>
  list('Dekninger', labelsOfTrue(one, coverLabel, fields));

const sums = (one: { readonly [Sum in 'forsikringssum' | 'egenandel']?: number | null | undefined }) => ({
  Forsikringssum: kroner(one.forsikringssum),
  Egenandel: kroner(one.egenandel),
});

/** Animals, grouped by herd (B2.34, B2.38, B2.39). */
export const describeHerds = ({ besetninger }: { readonly besetninger: readonly Herd[] }): readonly Block[] =>
  besetninger.map((herd) => ({
    kind: 'object',
    heading: herd.objektstype.text,
    about: null,
    blocks: [
      ...covers(herd, 'harBrann', 'harSykdom', 'harTransport'),
      ...facts('Om besetningen', {
        ...sums(herd),
        'Antall dyr': formatCount(herd.antallDyr),
        Dyreslag: animalLabel(herd.dyreslag),
      }),
    ],
  }));

/** Horses, each with its name as heading (B2.32). */
export const describeHorses = ({ hester }: Pick<HorseDetail, 'hester'>): readonly Block[] =>
  hester.map((horse) => ({
    kind: 'object',
    heading: horse.navn,
    about: joinKnown(', ', horse.objektstype.text, horse.rase),
    blocks: [
      ...covers(horse, 'harLivsdekning', 'harBruksverdi', 'harVeterinar', 'harAnsvar'),
      ...facts('Om hesten', { ...sums(horse), Fødselsår: horse.fodselsar }),
    ],
  }));

/** Dogs and cats, each with its name as heading (B2.34). */
export const describePets = ({ dyr }: Pick<PetDetail, 'dyr'>): readonly Block[] =>
  dyr.map((pet) => ({
    kind: 'object',
    heading: pet.navn,
    about: joinKnown(', ', pet.objektstype.text, pet.rase),
    blocks: [
      ...covers(pet, 'harLivsdekning', 'harAnsvar'),
      ...facts('Om dyret', {
        ...sums(pet),
        Veterinærutgifter: kroner(pet.veterinarsum),
        Født: pet.fodselsdato ? formatDate(pet.fodselsdato) : null,
        'ID-merke': pet.chipnummer,
      }),
    ],
  }));
