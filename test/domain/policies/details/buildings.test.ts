import { describe, expect, test } from 'vitest';
import { describeBuildings } from '#domain/policies/details/buildings.ts';
import { full, object } from './examples.ts';
import { lines } from './lines.ts';

describe('a building (B2.35, B2.36, B2.59, B3.15 to B3.18)', () => {
  const building = {
    ...object,
    adresse: { gatenavn: 'Solbakken', gatenummer: '12', postnummer: '2090', poststed: 'Skogvik' },
    opprinneligByggear: 1978,
    typekjeller: 'Full kjeller',
    egenandel: 6000,
    harBygningsdekning: true,
    harBygningpluss: false,
    harInnbodekning: false,
    harInnbopluss: false,
    harPanthaver: true,
    harRaateSkadedyrdekning: false,
    utvidetForsikringssumPabudKostnad: 500_000,
    fritekst1: 'Garasjen er med',
    harBrannalarm: true,
    harElkontroll: true,
    sisteElkontrollDato: '2025-11-22',
  };
  const shown = (changes: object, options = full) =>
    lines(describeBuildings({ bygninger: [{ ...building, ...changes }] }, options));

  test('has its address, year, cellar, sums, coverages and discounts', () => {
    expect(shown({})).toEqual([
      'Enebolig: Solbakken 12, 2090 Skogvik',
      'Dekninger',
      'Bygning: Inkludert',
      'Bygning Pluss: Ikke dekket',
      'Innbo: Ikke dekket',
      'Innbo Pluss: Ikke dekket',
      'Råte og skadedyr: Ikke dekket',
      'Sum og egenandel',
      'Egenandel: 6 000 kr',
      'Utvidet sum for pålagte krav: 500 000 kr',
      'Sikkerhetsrabatter',
      'Brannalarm',
      'Godkjent elkontroll',
      'Om bygningen',
      'Byggeår: 1978',
      'Kjeller: Full kjeller',
      'Siste elkontroll: 22.11.2025',
      'Panthaver: Ja',
      'Merknad: Garasjen er med',
    ]);
  });

  test('does not say that a cover is missing which an extended cover contains (C4.32)', () => {
    const extended = shown({ harBygningsdekning: false, harBygningpluss: true, harInnbopluss: true });
    expect(extended.filter((line) => line.endsWith(': Ikke dekket'))).toEqual([
      'Råte og skadedyr: Ikke dekket',
    ]);
  });

  test.each([
    ['Garasjen er med', 'Boden er med', 'Garasjen er med. Boden er med'],
    ['Garasjen er med.', 'Boden er med.', 'Garasjen er med. Boden er med.'],
    ['Er garasjen med?', 'Ja!', 'Er garasjen med? Ja!'],
    ['Garasjen er med. ', '', 'Garasjen er med.'],
  ])('joins the notes "%s" and "%s" to sentences (B3.18)', (fritekst1, fritekst3, note) => {
    expect(shown({ fritekst1, fritekst3 })).toContain(`Merknad: ${note}`);
  });

  test('has no discount for an electrical check of more than three years and a day ago (B9.6)', () => {
    expect(shown({ sisteElkontrollDato: '2023-11-21' })).toContain('Godkjent elkontroll');
    expect(shown({ sisteElkontrollDato: '2023-11-20' })).not.toContain('Godkjent elkontroll');
  });

  test('has the entrance in its address, and its sum', () => {
    const adresse = { gatenavn: 'Solbakken', gatenummer: '12', oppgang: 'B' };
    expect(shown({ adresse })[0]).toBe('Enebolig: Solbakken 12 B');
    expect(shown({ adresse: null })[0]).toBe('Enebolig');
    expect(shown({ forsikringssum: 4_000_000 })).toContain('Forsikringssum: 4 000 000 kr');
  });

  test('has no discount for an electrical check that was not approved', () => {
    expect(shown({ harElkontroll: false })).not.toContain('Godkjent elkontroll');
    expect(shown({ harElkontroll: null })).not.toContain('Godkjent elkontroll');
  });

  test('is not covered for contents without either cover of them', () => {
    const missing = shown({ harInnbopluss: null }).filter((line) => line.endsWith(': Ikke dekket'));
    expect(missing).toEqual([
      ...['Bygning Pluss: Ikke dekket', 'Innbo: Ikke dekket', 'Råte og skadedyr: Ikke dekket'],
    ]);
    expect(shown({ harBygningsdekning: false })).toContain('Bygning: Ikke dekket');
  });

  test('has no discounts if its own view is switched off (B2.44, B6.14)', () => {
    expect(shown({}, { ...full, isPlain: true })).not.toContain('Sikkerhetsrabatter');
  });
});
