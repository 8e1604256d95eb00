import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { describeGeneric, GenericDetail } from '#domain/policies/details/generic.ts';
import { full, object } from './examples.ts';
import { lines } from './lines.ts';

describe('a generic product (C4.6)', () => {
  const generic = (response: object) => lines(describeGeneric(create(response, GenericDetail), full));

  test('has coverages, buildings, vehicles, objects and crafts, in this order', () => {
    expect(
      generic({
        handverk: [{ ...object, harAnsvar: true, harProduktansvar: false, harAvbruddstap: true }],
        objekter: [
          {
            ...object,
            objektstype: { id: 'BAT', text: 'Daycruiser' },
            forsikringssum: 280_000,
            egenandel: 4000,
            dekninger: [{ navn: 'Ansvar' }],
          },
        ],
        kjoretoy: [
          {
            merke: 'Volvo',
            modell: 'V60',
            registreringsnummer: 'XA10047',
            registreringsAr: 2021,
            dekning: { basisdekning: 'KASKO' },
          },
        ],
        bygninger: [
          {
            ...object,
            objektstype: { id: 'HYTTE', text: 'Hytte' },
            harBygningsdekning: true,
            harBygningpluss: false,
            harInnbodekning: false,
            harInnbopluss: false,
            harPanthaver: false,
            harRaateSkadedyrdekning: false,
          },
        ],
        dekninger: [{ navn: 'Rettshjelp', sum: 100_000, egenandel: 4000 }, { navn: 'Reisegods' }],
      }),
    ).toEqual([
      ...['Dekninger', 'Rettshjelp: 100 000 kr, Egenandel 4 000 kr', 'Reisegods: Inkludert'],
      ...['Hytte', 'Dekninger', 'Bygning: Inkludert', 'Bygning Pluss: Ikke dekket', 'Innbo: Ikke dekket'],
      ...['Innbo Pluss: Ikke dekket', 'Råte og skadedyr: Ikke dekket'],
      ...['Volvo V60: XA10047', 'Dekninger', 'Kasko: Inkludert', 'Om kjøretøyet', 'Registreringsår: 2021'],
      ...['Daycruiser', 'Dekninger', 'Ansvar: Inkludert'],
      ...['Sum og egenandel', 'Forsikringssum: 280 000 kr', 'Egenandel: 4 000 kr'],
      ...[
        'Enebolig',
        'Dekninger',
        'Ansvar: Inkludert',
        'Avbruddstap: Inkludert',
        'Produktansvar: Ikke dekket',
        'Summer',
        'Varighet av avbrudd: 36 måneder',
      ],
    ]);
  });

  test.each([{}, { dekninger: null, bygninger: null, kjoretoy: null, objekter: null, handverk: null }])(
    'is empty for %o',
    (detail) => {
      expect(generic(detail)).toEqual([]);
    },
  );
});

describe('covers by the names of the insurer', () => {
  const covers = (names: readonly string[]) =>
    describeGeneric(create({ dekninger: names.map((navn) => ({ navn })) }, GenericDetail), full);

  test('say in plain words what they are, in any letter case', () => {
    expect(covers(['Reisesyke', 'RETTSHJELP', 'Medisinsk invaliditet'])).toMatchObject([
      {
        covers: [
          { name: 'Reisesyke', about: 'Når du blir syk på reise.' },
          { name: 'RETTSHJELP', about: 'Utgifter til advokat når du er i en tvist.' },
          { name: 'Medisinsk invaliditet', about: 'Et beløp hvis du får en varig skade.' },
        ],
      },
    ]);
  });

  test('say nothing if the name is unknown', () => {
    expect(covers(['Romferd', 'constructor'])).toEqual([
      {
        kind: 'covers',
        heading: 'Dekninger',
        covers: [
          { name: 'Romferd', sum: 'Inkludert', deductible: null },
          { name: 'constructor', sum: 'Inkludert', deductible: null },
        ],
      },
    ]);
  });
});
