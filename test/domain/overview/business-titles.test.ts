import { expect, test } from 'vitest';
import { businessRows } from '#domain/overview/business.ts';

const policy = {
  forsikringsnummer: '7020001',
  versjon: 1,
  produkt: 'L30',
  forsikringstekst: 'Husdyr',
  status: 'KRAFT',
  akseptPaaVent: false,
  periode: { fra: '2026-03-01' },
  terminer: 'AR',
  premie: 1000,
  kanEndres: false,
  allowGrontKort: false,
  forsikringsprodukt: { produktkode: 'L30', produktnavn: 'Husdyr', fagsystem: 'NICE' },
};

const titles = (...policies: readonly Partial<typeof policy & { info: string }>[]) =>
  businessRows({ forsikringer: policies.map((other) => ({ ...policy, ...other })) }).map(
    ({ title, subtitle }) => [title, subtitle],
  );

test('a policy has a subtitle if its text is more than its title (B3.29)', () => {
  expect(titles({ produkt: 'L30' }, { produkt: 'L35', info: 'Sauer' })).toEqual([
    ['Husdyr', '7020001'],
    ['Husdyr', 'Sauer'],
  ]);
});

test('policies with the same title and text have their numbers in the subtitle (B3.29)', () => {
  expect(
    titles(
      { forsikringsnummer: '1' },
      { forsikringsnummer: '2' },
      { forsikringsnummer: '3', info: 'Sauer' },
      { forsikringsnummer: '4', info: 'Høner' },
      { forsikringsnummer: '5', info: 'Høner' },
    ),
  ).toEqual([
    ['Husdyr', '1'],
    ['Husdyr', '2'],
    ['Husdyr', 'Sauer'],
    ['Husdyr', 'Høner, 4'],
    ['Husdyr', 'Høner, 5'],
  ]);
});
