import { formatDate } from '#domain/dates/format-date.ts';
import { animalLabel } from '#domain/policies/labels/farm.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import type { Herd, HorseDetail, PetDetail } from './animals.ts';
import { type Block, facts, kroner, list, trueOf } from './block.ts';

/** What an animal is covered for (B2.32, B2.34); the fields and their labels are assumed. */
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
  list('Dekninger', trueOf(one, coverLabel, fields));

/** B2.34, B2.38, B2.39: animals by the herd. */
export const describeHerds = ({ besetninger }: { readonly besetninger: readonly Herd[] }): readonly Block[] =>
  besetninger.map((herd) => ({
    kind: 'object',
    heading: herd.objektstype.text,
    blocks: [
      ...facts('Om besetningen', {
        Dyreslag: animalLabel(herd.dyreslag),
        'Antall dyr': herd.antallDyr,
        Forsikringssum: kroner(herd.forsikringssum),
        Egenandel: kroner(herd.egenandel),
      }),
      ...covers(herd, 'harBrann', 'harSykdom', 'harTransport'),
    ],
  }));

/** Horses, each by its name (B2.32). */
export const describeHorses = ({ hester }: Pick<HorseDetail, 'hester'>): readonly Block[] =>
  hester.map((horse) => ({
    kind: 'object',
    heading: horse.navn,
    blocks: [
      ...facts('Om hesten', {
        Type: horse.objektstype.text,
        Rase: horse.rase,
        Fødselsår: horse.fodselsar,
        Forsikringssum: kroner(horse.forsikringssum),
        Egenandel: kroner(horse.egenandel),
      }),
      ...covers(horse, 'harLivsdekning', 'harBruksverdi', 'harVeterinar', 'harAnsvar'),
    ],
  }));

/** B2.34: a dog or a cat. */
export const describePets = ({ dyr }: Pick<PetDetail, 'dyr'>): readonly Block[] =>
  dyr.map((pet) => ({
    kind: 'object',
    heading: pet.navn,
    blocks: [
      ...facts('Om dyret', {
        Type: pet.objektstype.text,
        Rase: pet.rase,
        Født: pet.fodselsdato ? formatDate(pet.fodselsdato) : null,
        'ID-merke': pet.chipnummer,
        Forsikringssum: kroner(pet.forsikringssum),
        Veterinærutgifter: kroner(pet.veterinarsum),
        Egenandel: kroner(pet.egenandel),
      }),
      ...covers(pet, 'harLivsdekning', 'harAnsvar'),
    ],
  }));
