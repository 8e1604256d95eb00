import { formatDate } from '#domain/dates/format-date.ts';
import { formatCount } from '#domain/display/amounts.ts';
import { animalLabel } from '#domain/policies/labels/farm.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import type { Herd, HorseDetail, PetDetail } from './animals.ts';
import { type Block, facts, joinKnown, kroner, labelsOfTrue, list } from './block.ts';

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
