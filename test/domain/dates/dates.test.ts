import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, lastDays } from '#domain/dates/date-window.ts';
import { effectiveDates, formatTypedDate, plus, readTypedDate } from '#domain/dates/dates.ts';
import { dayOf, formatDate, formatPeriod, todayAt } from '#domain/dates/format-date.ts';
import { formatInstant } from '#domain/dates/format-instant.ts';
import { anyText } from '#test/domain/any-text.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

const inOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

onEveryMachine(() => {
  describe('today, and the day of an instant, is the day in Oslo (A9.11)', () => {
    test.each([
      ['in winter, before midnight', '2026-01-15T22:59:59.999Z', '2026-01-15'],
      ['in winter, at midnight', '2026-01-15T23:00:00.000Z', '2026-01-16'],
      ['in summer, before midnight', '2026-07-15T21:59:59.999Z', '2026-07-15'],
      ['in summer, at midnight', '2026-07-15T22:00:00.000Z', '2026-07-16'],
      ['at the start of the day when summer time begins', '2026-03-28T23:00:00.000Z', '2026-03-29'],
      ['just before the clock goes forward', '2026-03-29T00:59:59.999Z', '2026-03-29'],
      ['just after the clock has gone forward', '2026-03-29T01:00:00.000Z', '2026-03-29'],
      ['at the end of the day of 23 hours', '2026-03-29T21:59:59.999Z', '2026-03-29'],
      ['after the day of 23 hours', '2026-03-29T22:00:00.000Z', '2026-03-30'],
      ['at the start of the day when summer time ends', '2026-10-24T22:00:00.000Z', '2026-10-25'],
      ['in the repeated hour, the first time', '2026-10-25T00:30:00.000Z', '2026-10-25'],
      ['in the repeated hour, the second time', '2026-10-25T01:30:00.000Z', '2026-10-25'],
      ['at the end of the day of 25 hours', '2026-10-25T22:59:59.999Z', '2026-10-25'],
      ['after the day of 25 hours', '2026-10-25T23:00:00.000Z', '2026-10-26'],
      ['on a leap day', '2028-02-28T23:00:00.000Z', '2028-02-29'],
      ['after a leap day', '2028-02-29T23:00:00.000Z', '2028-03-01'],
      ['at the start of a year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
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

  describe('the allowed dates of effect are from today to one month ahead (B5.11)', () => {
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
      ['on the day when summer time begins', '2026-03-29', '2026-04-29'],
      ['to the day when summer time ends', '2026-09-25', '2026-10-25'],
      ['over the end of summer time', '2026-10-01', '2026-11-01'],
    ])('%s', (_, today, to) => {
      expect(effectiveDates(today)).toEqual({ from: today, to });
    });
  });

  describe('the last three years and a day', () => {
    const age = { years: 3, days: 1 };

    test.each([
      ['include today', '2026-11-21', '2026-11-21', true],
      ['include the same day three years ago', '2023-11-21', '2026-11-21', true],
      ['include the day three years and a day ago', '2023-11-20', '2026-11-21', true],
      ['exclude the day three years and two days ago', '2023-11-19', '2026-11-21', false],
      ['exclude tomorrow', '2026-11-22', '2026-11-21', false],
      ['include a leap day until 1 March', '2024-02-29', '2027-03-01', true],
      ['exclude a leap day from 2 March on', '2024-02-29', '2027-03-02', false],
      ['include 27 February if today is a leap day', '2025-02-27', '2028-02-29', true],
      ['exclude 26 February if today is a leap day', '2025-02-26', '2028-02-29', false],
      ['exclude any day if today is not a date', '2026-11-21', 'i dag', false],
      ['exclude a text that is not a date', '', '2026-11-21', false],
      ['exclude a text that is not a date if today is not a date', '', 'i dag', false],
      ['include the day when summer time began', '2023-03-26', '2026-03-27', true],
      ['exclude the day before summer time began', '2023-03-25', '2026-03-27', false],
      ['include the day when summer time ended', '2023-10-29', '2026-10-30', true],
      ['exclude the day before summer time ended', '2023-10-28', '2026-10-30', false],
    ])('%s', (_, date, today, isIncluded) => {
      expect(isWithinLast(age, date, today)).toBe(isIncluded);
    });
  });

  test.each([
    ['in winter', '2026-11-21T12:05:00Z', '21.11.2026 kl. 13.05'],
    ['in summer', '2026-07-15T22:30:00Z', '16.07.2026 kl. 00.30'],
    ['in another zone', '2026-11-21T22:30:00-0200', '22.11.2026 kl. 01.30'],
  ])('an instant %s has the day and the time of Norway (A9.11)', (_, instant, shown) => {
    expect(formatInstant(instant)).toBe(shown);
  });

  test('a typed date is the same day in every time zone', () => {
    expect(readTypedDate('29.03.2026')).toBe('2026-03-29');
    expect(readTypedDate('25.10.2026')).toBe('2026-10-25');
    expect(readTypedDate('01.01.2027')).toBe('2027-01-01');
  });

  test('a formatted date can be typed with any separator, and is the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('.', '/', ' ', '-'), (day, separator) => {
        expect(formatDate(day)).toMatch(/^\d\d\.\d\d\.\d{4}$/);
        expect(readTypedDate(formatDate(day).replaceAll('.', separator))).toBe(day);
        expect(dayOf(day)).toBe(day);
      }),
    );
  });

  test('adding days moves by that many days, and subtracting them moves back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const moved = plus(day, { days }) ?? '';
        fc.pre(moved.length === day.length);
        expect(plus(moved, { days: -days })).toBe(day);
        expect((Date.parse(moved) - Date.parse(day)) / 86_400_000).toBe(days);
      }),
    );
  });

  test('one month ahead is in the next month, and never earlier for a later day', () => {
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

describe('a typed date (B5.12)', () => {
  test.each([
    ['with dots', '21.11.2026', '2026-11-21'],
    ['with slashes', '21/11/2026', '2026-11-21'],
    ['with spaces', '21 11 2026', '2026-11-21'],
    ['with hyphens', '21-11-2026', '2026-11-21'],
    ['with several separators', '21/11-2026', '2026-11-21'],
    ['with no-break spaces', '21\u00a011\u00a02026', '2026-11-21'],
    ['with spaces around it', ' 21.11.2026 ', '2026-11-21'],
    ['on a leap day', '29.02.2028', '2028-02-29'],
    ['in the year 999', '01.01.0999', '0999-01-01'],
  ])('is read %s', (_, typed, date) => {
    expect(readTypedDate(typed)).toBe(date);
  });

  test.each([
    ['an empty text', ''],
    ['words', 'i morgen'],
    ['a day that does not exist', '31.04.2026'],
    ['a leap day in a common year', '29.02.2026'],
    ['a month that does not exist', '01.13.2026'],
    ['month and day in American order', '11.21.2026'],
    ['one digit for day and month', '1.2.2026'],
    ['two digits for the year', '21.11.26'],
    ['five digits for the year', '21.11.12026'],
    ['no separators', '21112026'],
    ['two separators in a row', '21..11.2026'],
    ['commas', '21,11,2026'],
    ['the year first', '2026-11-21'],
    ['a time after the date', '21.11.2026 12:00'],
    ['Arabic digits', '٢١.١١.٢٠٢٦'],
  ])('is not read from %s', (_, typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });
});

test('a typed date is shown as dates are shown; other text is shown unchanged (A5.7)', () => {
  expect(formatTypedDate('1/12-2026')).toBe('1/12-2026');
  expect(formatTypedDate('01/12-2026')).toBe('01.12.2026');
});

describe('a date from the server', () => {
  test.each([
    ['with a time near midnight and no zone', '2026-11-21T23:59:59', '2026-11-21'],
    ['with a time in another zone', '2026-11-21T23:30:00+00:00', '2026-11-22'],
    ['with a time that does not exist, because the clock goes forward', '2026-03-29T02:30:00', '2026-03-29'],
  ])('%s has its day in Oslo', (_, text, day) => {
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
  ])('is not read from “%s”, which is shown unchanged', (text) => {
    expect(dayOf(text)).toBeNull();
    expect(formatDate(text)).toBe(text);
    expect(plus(text, { days: 1 })).toBeNull();
  });
});

describe('the text (A5.7)', () => {
  test('of a date is dd.MM.yyyy', () => {
    expect(formatDate('2026-01-02')).toBe('02.01.2026');
  });

  test('of a period has an en dash', () => {
    expect(formatPeriod('2026-11-21', '2027-11-20')).toBe('21.11.2026–20.11.2027');
  });

  test.each([null, undefined])('of a period without an end (%s) ends with the dash', (to) => {
    expect(formatPeriod('2026-11-21', to)).toBe('21.11.2026–');
  });
});

describe('plus adds', () => {
  test.each([
    ['years', '2026-11-21', { years: 3 }, '2029-11-21'],
    ['years from a leap day', '2028-02-29', { years: 1 }, '2029-02-28'],
    ['negative months', '2026-03-31', { months: -1 }, '2026-02-28'],
    ['negative days, over the end of summer time', '2026-11-10', { days: -30 }, '2026-10-11'],
    ['months before days', '2026-01-31', { months: 1, days: 1 }, '2026-03-01'],
    ['nothing', '2026-11-21', {}, '2026-11-21'],
  ])('%s', (_, from, span, to) => {
    expect(plus(from, span)).toBe(to);
  });
});

describe('a window of days', () => {
  const window = { from: '2026-11-21', to: '2026-12-21' };

  test.each([
    ['excludes the day before it', '2026-11-20', false],
    ['includes its first day', '2026-11-21', true],
    ['includes a day in the middle', '2026-12-01', true],
    ['includes its last day', '2026-12-21', true],
    ['excludes the day after it', '2026-12-22', false],
  ])('%s', (_, date, within) => {
    expect(isWithin(window, date)).toBe(within);
  });

  test('for the date of effect has only today if today is not a date', () => {
    expect(effectiveDates('i dag')).toEqual({ from: 'i dag', to: 'i dag' });
  });
});

test('any text gives a date or null, and never throws', () => {
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
