import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveDates, isWithin, lastDays, plus, readTypedDate } from '#domain/dates/dates.ts';
import { dayOf, formatDate, formatPeriod, todayAt } from '#domain/dates/format-date.ts';
import { anyText } from '#test/domain/any-text.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

const inOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

onEveryMachine(() => {
  describe('the customer’s today is the day in Oslo (A9.11)', () => {
    test.each([
      ['in winter, before midnight', '2026-01-15T22:59:59.999Z', '2026-01-15'],
      ['in winter, at midnight', '2026-01-15T23:00:00.000Z', '2026-01-16'],
      ['in summer, before midnight', '2026-07-15T21:59:59.999Z', '2026-07-15'],
      ['in summer, at midnight', '2026-07-15T22:00:00.000Z', '2026-07-16'],
      ['when the day begins on which summer time does', '2026-03-28T23:00:00.000Z', '2026-03-29'],
      ['just before the clock goes forward', '2026-03-29T00:59:59.999Z', '2026-03-29'],
      ['just after the clock went forward', '2026-03-29T01:00:00.000Z', '2026-03-29'],
      ['at the end of the short day', '2026-03-29T21:59:59.999Z', '2026-03-29'],
      ['after the short day', '2026-03-29T22:00:00.000Z', '2026-03-30'],
      ['when the day begins on which summer time ends', '2026-10-24T22:00:00.000Z', '2026-10-25'],
      ['in the hour that comes twice', '2026-10-25T00:30:00.000Z', '2026-10-25'],
      ['in the hour that comes twice, again', '2026-10-25T01:30:00.000Z', '2026-10-25'],
      ['at the end of the long day', '2026-10-25T22:59:59.999Z', '2026-10-25'],
      ['after the long day', '2026-10-25T23:00:00.000Z', '2026-10-26'],
      ['on a leap day', '2028-02-28T23:00:00.000Z', '2028-02-29'],
      ['after a leap day', '2028-02-29T23:00:00.000Z', '2028-03-01'],
      ['in the new year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
    ])('%s', (_, instant, day) => {
      expect(todayAt(Date.parse(instant))).toBe(day);
      expect(dayOf(instant)).toBe(day);
      expect(formatDate(instant)).toBe(day.split('-').reverse().join('.'));
    });

    test('at any instant', () => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
          (date) => {
            expect(todayAt(date.getTime())).toBe(inOslo.format(date));
          },
        ),
      );
    });
  });

  describe('the customer may choose a date of effect from today to one month ahead (B5.11)', () => {
    test.each([
      ['in the middle of a month', '2026-11-21', '2026-12-21'],
      ['on 31 January', '2026-01-31', '2026-02-28'],
      ['on 31 January of a leap year', '2028-01-31', '2028-02-29'],
      ['on 30 January', '2026-01-30', '2026-02-28'],
      ['on 28 February', '2026-02-28', '2026-03-28'],
      ['on a leap day', '2028-02-29', '2028-03-29'],
      ['on 31 March', '2026-03-31', '2026-04-30'],
      ['on 31 December', '2026-12-31', '2027-01-31'],
      ['over the beginning of summer time', '2026-03-01', '2026-04-01'],
      ['on the day on which summer time begins', '2026-03-29', '2026-04-29'],
      ['to the day on which summer time ends', '2026-09-25', '2026-10-25'],
      ['over the end of summer time', '2026-10-01', '2026-11-01'],
    ])('%s', (_, today, to) => {
      expect(effectiveDates(today)).toEqual({ from: today, to });
    });
  });

  describe('a day lies within the last three years and a day', () => {
    const age = { years: 3, days: 1 };

    test.each([
      ['made today', '2026-11-21', '2026-11-21', true],
      ['made three years ago', '2023-11-21', '2026-11-21', true],
      ['made three years and a day ago', '2023-11-20', '2026-11-21', true],
      ['but not made three years and two days ago', '2023-11-19', '2026-11-21', false],
      ['but not made tomorrow', '2026-11-22', '2026-11-21', false],
      ['made on a leap day', '2024-02-29', '2027-03-01', true],
      ['but not made on a leap day, a day later', '2024-02-29', '2027-03-02', false],
      ['asked on a leap day', '2025-02-27', '2028-02-29', true],
      ['but not asked on a leap day, for a day more', '2025-02-26', '2028-02-29', false],
      ['but not asked on no day', '2026-11-21', 'i dag', false],
      ['but not made on no day', '', '2026-11-21', false],
      ['but not made on no day and asked on none', '', 'i dag', false],
      ['made as summer time began', '2023-03-26', '2026-03-27', true],
      ['but not made the day before summer time began', '2023-03-25', '2026-03-27', false],
      ['made as summer time ended', '2023-10-29', '2026-10-30', true],
      ['but not made the day before summer time ended', '2023-10-28', '2026-10-30', false],
    ])('%s', (_, date, today, counts) => {
      expect(isWithinLast(age, date, today)).toBe(counts);
    });
  });

  test('a date that was typed is the same day everywhere', () => {
    expect(readTypedDate('29.03.2026')).toBe('2026-03-29');
    expect(readTypedDate('25.10.2026')).toBe('2026-10-25');
    expect(readTypedDate('01.01.2027')).toBe('2027-01-01');
  });

  test('what the customer reads can be typed in again, and is the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('.', '/', ' ', '-'), (day, separator) => {
        expect(formatDate(day)).toMatch(/^\d\d\.\d\d\.\d{4}$/);
        expect(readTypedDate(formatDate(day).replaceAll('.', separator))).toBe(day);
        expect(dayOf(day)).toBe(day);
      }),
    );
  });

  test('days on and days back lead to the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const moved = plus(day, { days }) ?? '';
        fc.pre(moved.length === day.length);
        expect(plus(moved, { days: -days })).toBe(day);
        expect((Date.parse(moved) - Date.parse(day)) / 86_400_000).toBe(days);
      }),
    );
  });

  test('one month ahead is in the next month, and a later day never leads to an earlier one', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [earlier, later] = [effectiveDates(one).to, effectiveDates(other).to];
        expect(one <= other ? earlier <= later : later <= earlier).toBe(true);
        const month = Number(one.slice(5, 7));
        expect(Number(earlier.slice(5, 7))).toBe((month % 12) + 1);
        expect(Number(earlier.slice(8)) <= Number(one.slice(8))).toBe(true);
      }),
    );
  });
});

function isWithinLast(age: Parameters<typeof lastDays>[0], date: string, today: string) {
  const days = lastDays(age, today);
  return days !== null && isWithin(days, date);
}

describe('the customer types a date (B5.12)', () => {
  test.each([
    ['with dots', '21.11.2026', '2026-11-21'],
    ['with slashes', '21/11/2026', '2026-11-21'],
    ['with blanks', '21 11 2026', '2026-11-21'],
    ['with hyphens', '21-11-2026', '2026-11-21'],
    ['with several separators', '21/11-2026', '2026-11-21'],
    ['with hard blanks', '21\u00a011\u00a02026', '2026-11-21'],
    ['with blanks around it', ' 21.11.2026 ', '2026-11-21'],
    ['that is a leap day', '29.02.2028', '2028-02-29'],
    ['long ago', '01.01.0999', '0999-01-01'],
  ])('%s', (_, typed, date) => {
    expect(readTypedDate(typed)).toBe(date);
  });

  test.each([
    ['nothing', ''],
    ['words', 'i morgen'],
    ['a day that there is not', '31.04.2026'],
    ['a leap day in a common year', '29.02.2026'],
    ['a month that there is not', '01.13.2026'],
    ['month and day in American order', '11.21.2026'],
    ['one digit for day and month', '1.2.2026'],
    ['two digits for the year', '21.11.26'],
    ['five digits for the year', '21.11.12026'],
    ['no separators', '21112026'],
    ['two separators in a row', '21..11.2026'],
    ['commas', '21,11,2026'],
    ['the year first', '2026-11-21'],
    ['a time after it', '21.11.2026 12:00'],
    ['Arabic digits', '٢١.١١.٢٠٢٦'],
  ])('but not by %s', (_, typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });
});

describe('a date of the server', () => {
  test.each([
    ['with a time in Oslo, near midnight', '2026-11-21T23:59:59', '2026-11-21'],
    ['with a time elsewhere', '2026-11-21T23:30:00+00:00', '2026-11-22'],
    ['with the time that the clock skips', '2026-03-29T02:30:00', '2026-03-29'],
  ])('%s', (_, text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  test.each([
    '',
    '2026',
    '2026-11',
    '2026-W47-6',
    '20261121',
    '2026-02-30',
    '2026-11-21 i dag',
    'x2026-11-21',
    '+002026-11-21',
    '21.11.2026',
  ])('is none: %s', (text) => {
    expect(dayOf(text)).toBeNull();
    expect(formatDate(text)).toBe(text);
    expect(plus(text, { days: 1 })).toBeNull();
  });
});

describe('the customer reads', () => {
  test('a date by day, month and year (A9.11)', () => {
    expect(formatDate('2026-01-02')).toBe('02.01.2026');
  });

  test('a period with an en dash', () => {
    expect(formatPeriod('2026-11-21', '2027-11-20')).toBe('21.11.2026–20.11.2027');
  });

  test.each([null, undefined])('a period without an end (%s) as open', (to) => {
    expect(formatPeriod('2026-11-21', to)).toBe('21.11.2026–');
  });
});

describe('days are added', () => {
  test.each([
    ['years', '2026-11-21', { years: 3 }, '2029-11-21'],
    ['years from a leap day', '2028-02-29', { years: 1 }, '2029-02-28'],
    ['months back', '2026-03-31', { months: -1 }, '2026-02-28'],
    ['thirty days back, over the end of summer time', '2026-11-10', { days: -30 }, '2026-10-11'],
    ['months before days', '2026-01-31', { months: 1, days: 1 }, '2026-03-01'],
    ['nothing', '2026-11-21', {}, '2026-11-21'],
  ])('%s', (_, from, span, to) => {
    expect(plus(from, span)).toBe(to);
  });
});

describe('a window of days', () => {
  const window = { from: '2026-11-21', to: '2026-12-21' };

  test.each([
    ['the day before it', '2026-11-20', false],
    ['its first day', '2026-11-21', true],
    ['a day in it', '2026-12-01', true],
    ['its last day', '2026-12-21', true],
    ['the day after it', '2026-12-22', false],
  ])('%s', (_, date, within) => {
    expect(isWithin(window, date)).toBe(within);
  });

  test('is one day for a today that is no date', () => {
    expect(effectiveDates('i dag')).toEqual({ from: 'i dag', to: 'i dag' });
  });
});

test('whatever text comes in as a date, nothing throws', () => {
  const texts = fc.oneof(
    anyText,
    fc.stringMatching(/^\d{4}-\d\d-\d\d[T0-9:.+-]*$/),
    fc.stringMatching(/^[\d./ -]{0,12}$/),
  );
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      for (const result of [dayOf(one), readTypedDate(one), plus(one, { years: 1 })]) {
        expect(result ?? '2026-11-21').toMatch(/^\d{4,}-\d\d-\d\d$/);
      }
      expect(formatPeriod(one, other)).toBe(`${formatDate(one)}–${formatDate(other)}`);
      const days = lastDays({ years: 3, days: 1 }, other);
      expect(days === null || days.from <= days.to).toBe(true);
      expect(effectiveDates(one).from).toBe(one);
    }),
  );
});
