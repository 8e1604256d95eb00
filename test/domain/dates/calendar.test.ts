import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate, wholeYearsBetween } from '#domain/dates/calendar.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

onEveryMachine(() => {
  describe('the ISO date of a year, a month and a day', () => {
    test.each([
      ['a day in November', 2026, 11, 21, '2026-11-21'],
      ['the first day of a year', 2026, 1, 1, '2026-01-01'],
      ['the last day of a year', 2026, 12, 31, '2026-12-31'],
      ['a leap day', 2028, 2, 29, '2028-02-29'],
      ['the leap day of a century that has one', 2000, 2, 29, '2000-02-29'],
      ['a day of the nineteenth century', 1854, 3, 2, '1854-03-02'],
      ['the day on which summer time begins', 2026, 3, 29, '2026-03-29'],
      ['the day on which summer time ends', 2026, 10, 25, '2026-10-25'],
    ])('exists for %s', (_, year, month, day, date) => {
      expect(isoDate(year, month, day)).toBe(date);
    });

    test.each([
      ['29 February in a common year', 2026, 2, 29],
      ['29 February in 1900', 1900, 2, 29],
      ['30 February in a leap year', 2028, 2, 30],
      ['31 April', 2026, 4, 31],
      ['day 0', 2026, 4, 0],
      ['day 32', 2026, 1, 32],
      ['month 0', 2026, 0, 1],
      ['month 13', 2026, 13, 1],
      ['day 366', 2026, 1, 366],
      ['a year that is not a number', Number.NaN, 1, 1],
      ['a day that is not a number', 2026, 1, Number.NaN],
      ['half a day', 2026, 1, 1.5],
    ])('is null for %s', (_, year, month, day) => {
      expect(isoDate(year, month, day)).toBeNull();
    });
  });
});

describe('the whole years between two days', () => {
  test.each([
    ['are 18 on the 18th birthday', '2008-11-21', '2026-11-21', 18],
    ['are 17 on the day before it', '2008-11-21', '2026-11-20', 17],
    ['are 18 on the day after it', '2008-11-21', '2026-11-22', 18],
    ['are 17 on a later day in an earlier month', '2008-11-21', '2026-10-30', 17],
    ['are 18 on an earlier day in a later month', '2008-11-21', '2026-12-01', 18],
    ['are 0 on the first day', '2026-11-21', '2026-11-21', 0],
    ['are below 0 before the first day', '2026-11-21', '2026-11-20', -1],
    ['are 17 on 28 February after a birth on a leap day', '2008-02-29', '2026-02-28', 17],
    ['are 18 on 1 March after a birth on a leap day', '2008-02-29', '2026-03-01', 18],
    ['are 20 on a leap day after a birth on a leap day', '2008-02-29', '2028-02-29', 20],
  ])('%s', (_, from, to, years) => {
    expect(wholeYearsBetween(from, to)).toBe(years);
  });

  test('are never fewer for a later day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (from, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(wholeYearsBetween(from, earlier)).toBeLessThanOrEqual(wholeYearsBetween(from, later));
      }),
    );
  });
});
