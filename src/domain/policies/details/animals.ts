import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatDate } from '#domain/dates/format-date.ts';
import { animalLabel } from '#domain/policies/labels/farm.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { lenient, listOf } from '#domain/shared/wire.ts';
import {
  type Block,
  coverTable,
  facts,
  flagCovers,
  insuredSum,
  joinKnown,
  kroner,
  numberText,
} from './block.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

/** Animals (B2.34, B2.38, B2.39); `animalLabel` has the codes of their kinds. */
export const Herd = type({
  ...insuredObject,
  dyreslag: lenient(string()),
  antallDyr: lenient(number()),
  forsikringssum: lenient(number()),
  egenandel: lenient(number()),
  harBrann: lenient(boolean()),
  harSykdom: lenient(boolean()),
  harTransport: lenient(boolean()),
});

export type Herd = Infer<typeof Herd>;

const HerdDetail = type({ forsikring: DetailedPolicy, besetninger: listOf(Herd) });

/** A horse in the horse view (B2.32). */
const Horse = type({
  ...insuredObject,
  navn: lenient(string()),
  rase: lenient(string()),
  fodselsar: lenient(integer()),
  forsikringssum: lenient(number()),
  egenandel: lenient(number()),
  harLivsdekning: lenient(boolean()),
  harBruksverdi: lenient(boolean()),
  harVeterinar: lenient(boolean()),
  harAnsvar: lenient(boolean()),
});

const HorseDetail = type({ forsikring: DetailedPolicy, hester: listOf(Horse) });

type HorseDetail = Infer<typeof HorseDetail>;

/** A dog or a cat in the pet view (B2.34). */
const Pet = type({
  ...insuredObject,
  navn: lenient(string()),
  rase: lenient(string()),
  fodselsdato: lenient(string()),
  chipnummer: lenient(string()),
  forsikringssum: lenient(number()),
  veterinarsum: lenient(number()),
  egenandel: lenient(number()),
  harLivsdekning: lenient(boolean()),
  harAnsvar: lenient(boolean()),
});

const PetDetail = type({ forsikring: DetailedPolicy, dyr: listOf(Pet) });

type PetDetail = Infer<typeof PetDetail>;

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

const covers = (one: object, ...fields: readonly string[]) => coverTable(flagCovers(one, coverLabel, fields));

const sums = (one: { readonly [Sum in 'forsikringssum' | 'egenandel']?: number | null | undefined }) => ({
  Forsikringssum: kroner(one.forsikringssum),
  Egenandel: kroner(one.egenandel),
});

/** Animals, grouped by herd (B2.34, B2.38, B2.39). */
export const describeHerds = ({ besetninger }: { readonly besetninger: readonly Herd[] }): readonly Block[] =>
  besetninger.map((herd) => ({
    kind: 'object',
    group: 'Besetninger',
    heading: herd.objektstype.text || 'Besetning',
    sums: [insuredSum(herd.forsikringssum), { label: 'Antall dyr', amount: herd.antallDyr, unit: 'number' }],
    about: null,
    blocks: [
      ...covers(herd, 'harBrann', 'harSykdom', 'harTransport'),
      ...facts('Om besetningen', {
        ...sums(herd),
        'Antall dyr': numberText(herd.antallDyr),
        Dyreslag: animalLabel(herd.dyreslag ?? ''),
      }),
    ],
  }));

/** Horses, each with its name as heading (B2.32). */
export const describeHorses = ({ hester }: Pick<HorseDetail, 'hester'>): readonly Block[] =>
  hester.map((horse) => ({
    kind: 'object',
    group: 'Hester',
    heading: horse.navn || 'Hest',
    sums: [insuredSum(horse.forsikringssum)],
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
    group: 'Dyr',
    heading: pet.navn || 'Dyr',
    sums: [insuredSum(pet.forsikringssum)],
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

export const animalDetails = {
  herds: kind(HerdDetail, describeHerds),
  horses: kind(HorseDetail, describeHorses),
  pets: kind(PetDetail, describePets),
};
