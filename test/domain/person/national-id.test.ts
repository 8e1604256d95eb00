import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOf, isNationalId } from '#domain/person/national-id.ts';
import { matchesNationalIdPattern } from '#domain/person/national-id-digits.ts';
import { anyText } from '#test/domain/any-text.ts';
import { anySyntheticId, syntheticId, withCheckDigits } from './synthetic-ids.ts';

const on = '2040-01-01';

describe('a valid national identity number (A5.1)', () => {
  test.each([
    ['a birth number', '03063550050', on, 4],
    ['a birth number on a leap day', syntheticId(29, 2, 2036, 500), on, 3],
    ['a D number', '43063550044', on, 4],
    ['a D number of the 31st', syntheticId(71, 12, 2035, 500), on, 4],
    ['a D number of the 1st', syntheticId(41, 1, 2035, 500), on, 5],
    ['an H number', '03463550033', on, 4],
    ['an H number of January', syntheticId(3, 41, 2035, 500), on, 4],
    ['an H number of December', syntheticId(3, 52, 2035, 500), on, 4],
  ])('is %s', (_, id, day, age) => {
    expect(isNationalId(id, day)).toBe(true);
    expect(ageOf(id, day)).toBe(age);
  });

  test.each(['8', '9'])('is a foreign helper number that begins with %s, which gives no age', (first) => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (rest) => {
        const id = withCheckDigits(`${first}${rest}`);
        fc.pre(id !== null);
        expect(isNationalId(id, on)).toBe(true);
        expect(ageOf(id, on)).toBeNull();
      }),
    );
  });

  test('is any number with a date and its check digits, and the date gives the age', () => {
    fc.assert(
      fc.property(anySyntheticId, ({ id, born }) => {
        expect(isNationalId(id, on)).toBe(true);
        expect(ageOf(id, on)).toBe(2040 - Number(born.slice(0, 4)) - (born.endsWith('-01-01') ? 0 : 1));
      }),
    );
  });
});

describe('a national identity number is not valid (A5.1)', () => {
  test.each([
    ['with a day 0', syntheticId(0, 6, 2035, 500)],
    ['on 31 April', syntheticId(31, 4, 2035, 500)],
    ['on a leap day of a common year', syntheticId(29, 2, 2035, 500)],
    ['with a day between birth and D numbers', syntheticId(32, 6, 2035, 500)],
    ['with a day 40', syntheticId(40, 6, 2035, 500)],
    ['with a D number’s day 72', syntheticId(72, 6, 2035, 500)],
    ['with a D number’s 31 April', syntheticId(71, 4, 2035, 500)],
    ['with a month 0', syntheticId(3, 0, 2035, 500)],
    ['with a month 13', syntheticId(3, 13, 2035, 500)],
    ['with a month 40', syntheticId(3, 40, 2035, 500)],
    ['with an H number’s month 53', syntheticId(3, 53, 2035, 500)],
    ['with 80 added to the month', syntheticId(3, 86, 2035, 500)],
    ['with 40 added to day and month', syntheticId(43, 46, 2035, 500)],
    ['with a space in it', syntheticId(3, 6, 2035, 500).replace(/^.{6}/, '$& ')],
    ['with a space after it', `${syntheticId(3, 6, 2035, 500)} `],
    ['with a line break after it', `${syntheticId(3, 6, 2035, 500)}\n`],
    ['with twelve digits', `${syntheticId(3, 6, 2035, 500)}0`],
    ['with ten digits', syntheticId(3, 6, 2035, 500).slice(1)],
    ['with only zeros', '00000000000'],
    ['with letters', 'abcdefghijk'],
    ['without characters', ''],
  ])('%s', (_, id) => {
    expect(isNationalId(id, on)).toBe(false);
    expect(ageOf(id, on)).toBeNull();
  });

  test('with any one digit changed', () => {
    const helper = fc
      .stringMatching(/^[89]\d{8}$/)
      .map((nine) => withCheckDigits(nine))
      .filter((id) => id !== null);
    const change = fc.record({
      at: fc.integer({ min: 0, max: 10 }),
      by: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          helper,
          anySyntheticId.map(({ id }) => id),
        ),
        change,
        (id, { at, by }) => {
          const changed = `${id.slice(0, at)}${(Number(id[at]) + by) % 10}${id.slice(at + 1)}`;
          expect(isNationalId(id, on)).toBe(true);
          expect(isNationalId(changed, on)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('with two neighbouring digits swapped', () => {
    fc.assert(
      fc.property(anySyntheticId, fc.integer({ min: 0, max: 9 }), ({ id }, at) => {
        fc.pre(id[at] !== id[at + 1]);
        const swapped = `${id.slice(0, at)}${id[at + 1]}${id[at]}${id.slice(at + 2)}`;
        expect(isNationalId(swapped, on)).toBe(false);
      }),
    );
  });

  test('with a wrong first check digit and a correct second one', () => {
    // Eleven digits that pass the second sum but not the first.
    const [id = ''] = Array.from(
      { length: 100 },
      (_, at) => `030635500${String(at).padStart(2, '0')}`,
    ).filter(
      (candidate) =>
        [...candidate].reduce((sum, digit, at) => sum + Number(digit) * Number('54327654321'[at]), 0) % 11 ===
          0 && candidate !== withCheckDigits('030635500'),
    );
    expect(id).toHaveLength(11);
    expect(isNationalId(id, on)).toBe(false);
  });
});

describe('the individual number and the two-digit year give the century (A5.1)', () => {
  // H numbers, which no person has. The age is that on 31 December of the expected year.
  test.each([
    ['000 with the year 00', 0, 0, 1900],
    ['499 with the year 99', 499, 99, 1999],
    ['499 with the year 54', 499, 54, 1954],
    ['499 with the year 39', 499, 39, 1939],
    ['500 with the year 54', 500, 54, 1854],
    ['749 with the year 99', 749, 99, 1899],
    ['500 with the year 00', 500, 0, 2000],
    ['500 with the year 39', 500, 39, 2039],
    ['750 with the year 39', 750, 39, 2039],
    ['999 with the year 00', 999, 0, 2000],
    ['999 with the year 39', 999, 39, 2039],
    ['900 with the year 40', 900, 40, 1940],
    ['999 with the year 99', 999, 99, 1999],
    ['900 with the year 54', 900, 54, 1954],
  ])('%s', (_, individual, year, born) => {
    expect(ageOf(idOfIndividual(individual, year), `${born}-12-31`)).toBe(0);
    expect(ageOf(idOfIndividual(individual, year), `${born + 100}-12-31`)).toBe(100);
  });

  test.each([
    ['500 with the year 40', 500, 40],
    ['500 with the year 53', 500, 53],
    ['749 with the year 53', 749, 53],
    ['750 with the year 54', 750, 54],
    ['750 with the year 99', 750, 99],
    ['899 with the year 40', 899, 40],
    ['899 with the year 99', 899, 99],
  ])('but %s is not valid', (_, individual, year) => {
    for (const century of [1800, 1900, 2000]) {
      expect(isNationalId(idOfIndividual(individual, year), `${century + year}-12-31`)).toBe(false);
      expect(isNationalId(idOfIndividual(individual, year), `${century + year + 100}-12-31`)).toBe(false);
    }
  });

  /** A number with exactly that individual number, on the first day in January for which check digits exist. */
  function idOfIndividual(individual: number, year: number): string {
    const rest = `41${String(year).padStart(2, '0')}${String(individual).padStart(3, '0')}`;
    const ids = Array.from({ length: 28 }, (_, day) =>
      withCheckDigits(`${String(day + 1).padStart(2, '0')}${rest}`),
    );
    return ids.find((id) => id !== null) ?? '';
  }
});

describe('the age on a given day, which makes a number with a birth date valid (A5.1),', () => {
  const child = syntheticId(21, 11, 2035, 500);
  const old = syntheticId(21, 51, 1914, 100);

  test.each([
    ['is missing before the birth', child, '2035-11-20', null],
    ['is 0 on the day of the birth', child, '2035-11-21', 0],
    ['is 0 on the day before the first birthday', child, '2036-11-20', 0],
    ['is 1 on the first birthday', child, '2036-11-21', 1],
    ['is 17 on the day before the 18th birthday', child, '2053-11-20', 17],
    ['is 18 on the 18th birthday', child, '2053-11-21', 18],
    ['is 124 on the day before the 125th birthday', old, '2039-11-20', 124],
    ['is missing on the 125th birthday', old, '2039-11-21', null],
    ['is missing if the day is not a date', child, 'i dag', null],
    ['is missing if the day is empty', child, '', null],
  ])('%s', (_, id, day, age) => {
    expect(ageOf(id, day)).toBe(age);
    expect(isNationalId(id, day)).toBe(age !== null);
  });
});

describe('the looser pattern of some forms (B5.38)', () => {
  test('accepts the days 01 to 31 and the months 01 to 12 and 81 to 92', () => {
    const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const days = numbers.filter((day) => matchesNationalIdPattern(`${day}0100000000`.slice(0, 11)));
    const months = numbers.filter((month) => matchesNationalIdPattern(`01${month}9999999`));
    expect(days).toEqual(numbers.slice(1, 32));
    expect(months).toEqual([...numbers.slice(1, 13), ...numbers.slice(81, 93)]);
  });

  test.each([
    ['ten digits', '0101000000'],
    ['twelve digits', '010100000000'],
    ['a space', '010100 00000'],
    ['a line break after it', '01010000000\n'],
    ['letters after it', '01010000000abc'],
    ['letters before it', 'abc01010000000'],
    ['no characters', ''],
  ])('accepts no text with %s', (_, value) => {
    expect(matchesNationalIdPattern(value)).toBe(false);
  });
});

test('no text throws', () => {
  const texts = fc.oneof(anyText, fc.stringMatching(/^\d{11}$/));
  fc.assert(
    fc.property(texts, texts, (value, day) => {
      expect(isNationalId(value, day)).toBeTypeOf('boolean');
      expect(matchesNationalIdPattern(value)).toBeTypeOf('boolean');
      expect(ageOf(value, day) ?? 0).toBeTypeOf('number');
    }),
  );
});
