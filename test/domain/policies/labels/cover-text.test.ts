import { expect, test } from 'vitest';
import { coverWords } from '#domain/policies/labels/cover-text.ts';

test.each([
  'Kasko',
  'Delkasko',
  'Lagring kasko',
  'Lagring delkasko',
  'Leiebil',
  'Avbrudd',
  'Ekstrautstyr',
  'Yrkesverktøy',
])('%s of something other than a vehicle, such as a boat, has no words about a vehicle (C4.44)', (name) => {
  expect(coverWords(name, 'other')).toEqual({});
  expect(coverWords(name, 'vehicle').about).not.toBeUndefined();
});

test('liability does not say who did the damage: it may be an animal or an employee (C4.44)', () => {
  expect(coverWords('Ansvar', 'other')).toEqual({
    about: 'Når du må betale erstatning for skade på andre eller på det andre eier.',
  });
});

test('a cover refers to the terms whatever it is for (C4.44)', () => {
  const words = { about: 'Når du må avbestille reisen.', terms: 'Gyldige grunner står i vilkårene.' };
  expect(coverWords(' AVBESTILLING ', 'other')).toEqual(words);
  expect(coverWords('Avbestilling', 'vehicle')).toEqual(words);
});
