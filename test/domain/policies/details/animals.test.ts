import { expect, test } from 'vitest';
import { describeHerds, describeHorses, describePets } from '#domain/policies/details/animals.ts';
import { object } from './examples.ts';
import { lines } from './lines.ts';

test('animals are shown by herd, and a pet by its name (B2.34, B2.38, B2.39, B2.65)', () => {
  const herd = {
    ...object,
    objektstype: { id: 'VERPEHONE', text: 'Verpehøns' },
    dyreslag: 'FJORFE',
    antallDyr: 1200,
    forsikringssum: 900_000,
    harBrann: true,
    harSykdom: false,
  };
  expect(lines(describeHerds({ besetninger: [herd] }))).toEqual([
    'Verpehøns',
    'Dekninger',
    'Brann: Inkludert',
    'Sykdom: Ikke dekket',
    'Om besetningen',
    'Forsikringssum: 900 000 kr',
    'Antall dyr: 1 200',
    'Dyreslag: Fjørfe',
  ]);
  const pet = { ...object, objektstype: { id: 'HUND', text: 'Hund' }, navn: 'Passopp', rase: 'Buhund' };
  expect(lines(describePets({ dyr: [pet] }))).toEqual(['Passopp: Hund, Buhund']);
});

test('a horse has its breed, sums and covers (B2.32, B2.65, B3.26)', () => {
  const horse = {
    ...object,
    objektstype: { id: 'RIDEHEST', text: 'Ridehest' },
    navn: 'Brunmerra',
    rase: 'Døle',
    fodselsar: 2016,
    forsikringssum: 80_000,
    egenandel: 4000,
    harLivsdekning: true,
    harBruksverdi: false,
    harVeterinar: true,
  };
  expect(lines(describeHorses({ hester: [horse] }))).toEqual([
    'Brunmerra: Ridehest, Døle',
    'Dekninger',
    'Liv: Inkludert',
    'Veterinær: Inkludert',
    'Tap av bruksverdi: Ikke dekket',
    'Om hesten',
    'Forsikringssum: 80 000 kr',
    'Egenandel: 4 000 kr',
    'Fødselsår: 2016',
  ]);
});

test('a herd has its transport, and a pet its covers, sums, birth and chip (B2.34)', () => {
  const herd = { ...object, harTransport: true, egenandel: 4000 };
  expect(lines(describeHerds({ besetninger: [herd] }))).toEqual([
    ...['Enebolig', 'Dekninger', 'Transport: Inkludert', 'Om besetningen', 'Egenandel: 4 000 kr'],
  ]);
  const pet = {
    ...object,
    objektstype: { id: 'HUND', text: 'Hund' },
    navn: 'Passopp',
    fodselsdato: '2020-05-17',
    chipnummer: '578000000000000',
    forsikringssum: 20_000,
    veterinarsum: 60_000,
    egenandel: 2000,
    harLivsdekning: true,
    harAnsvar: true,
  };
  expect(lines(describePets({ dyr: [pet] }))).toEqual([
    'Passopp: Hund',
    'Dekninger',
    'Liv: Inkludert',
    'Ansvar: Inkludert',
    'Om dyret',
    'Forsikringssum: 20 000 kr',
    'Egenandel: 2 000 kr',
    'Veterinærutgifter: 60 000 kr',
    'Født: 17.05.2020',
    'ID-merke: 578000000000000',
  ]);
});

test('a horse has the loss of its use, and liability (B2.32)', () => {
  const horse = { ...object, navn: 'Brunmerra', harBruksverdi: true, harAnsvar: true };
  expect(lines(describeHorses({ hester: [horse] }))).toEqual([
    ...['Brunmerra: Enebolig', 'Dekninger', 'Tap av bruksverdi: Inkludert', 'Ansvar: Inkludert'],
  ]);
});
