import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate, wholeYearsBetween } from '#domain/dates/calendar.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

onEveryMachine(() => {
  describe('a day of the calendar', () => {
    test.each([
      ['any day', 2026, 11, 21, '2026-11-21'],
      ['the first day of a year', 2026, 1, 1, '2026-01-01'],
      ['the last day of a year', 2026, 12, 31, '2026-12-31'],
      ['a leap day', 2028, 2, 29, '2028-02-29'],
      ['the leap day of a century that has one', 2000, 2, 29, '2000-02-29'],
      ['a day of the nineteenth century', 1854, 3, 2, '1854-03-02'],
      ['the day on which summer time begins', 2026, 3, 29, '2026-03-29'],
      ['the day on which summer time ends', 2026, 10, 25, '2026-10-25'],
    ])('%s', (_, year, month, day, date) => {
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
      ['a day a whole year too late', 2026, 1, 366],
      ['no number', Number.NaN, 1, 1],
      ['no day', 2026, 1, Number.NaN],
      ['half a day', 2026, 1, 1.5],
    ])('there is none: %s', (_, year, month, day) => {
      expect(isoDate(year, month, day)).toBeNull();
    });
  });
});

describe('whole years between two days', () => {
  test.each([
    ['the birthday counts', '2008-11-21', '2026-11-21', 18],
    ['the day before does not', '2008-11-21', '2026-11-20', 17],
    ['the day after does', '2008-11-21', '2026-11-22', 18],
    ['a later day in an earlier month does not', '2008-11-21', '2026-10-30', 17],
    ['an earlier day in a later month does', '2008-11-21', '2026-12-01', 18],
    ['none on the first day', '2026-11-21', '2026-11-21', 0],
    ['below 0 before it', '2026-11-21', '2026-11-20', -1],
    ['born on a leap day, not yet on 28 February', '2008-02-29', '2026-02-28', 17],
    ['born on a leap day, on 1 March', '2008-02-29', '2026-03-01', 18],
    ['born on a leap day, on a leap day', '2008-02-29', '2028-02-29', 20],
  ])('%s', (_, from, to, years) => {
    expect(wholeYearsBetween(from, to)).toBe(years);
  });

  test('never fall as time goes on', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (from, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(wholeYearsBetween(from, earlier)).toBeLessThanOrEqual(wholeYearsBetween(from, later));
      }),
    );
  });
});
