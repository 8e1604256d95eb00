import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarWeeks } from '#domain/dates/calendar-weeks.ts';
import { anyText } from '#test/domain/any-text.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

onEveryMachine(() => {
  // The first Monday and the last Sunday are from a printed calendar.
  test.each([
    ['that begins on a Sunday', '2026-11-21', '2026-10-26', '2026-12-06'],
    ['that begins on a Monday', '2027-02-28', '2027-02-01', '2027-03-14'],
    ['over the beginning of summer time', '2026-03-29', '2026-02-23', '2026-04-05'],
    ['over the end of summer time', '2026-10-25', '2026-09-28', '2026-11-08'],
    ['with a leap day', '2028-02-29', '2028-01-31', '2028-03-12'],
    ['after a new year', '2027-01-31', '2026-12-28', '2027-02-07'],
  ])('the calendar has six weeks, Monday first, for a month %s (A9.11)', (_, day, monday, sunday) => {
    const weeks = calendarWeeks(day);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks.flat().at(0)).toBe(monday);
    expect(weeks.flat().at(-1)).toBe(sunday);
  });

  test('the calendar begins on a Monday, skips no day, and has the whole month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = calendarWeeks(day).flat();
        const gaps = days.slice(1).map((next, at) => Date.parse(next) - Date.parse(days[at] ?? ''));
        expect(new Set(gaps)).toEqual(new Set([86_400_000]));
        expect(days).toContain(day);
        expect(days.indexOf(`${day.slice(0, 7)}-01`)).toBeLessThan(7);
        expect(new Date(days[0] ?? '').getUTCDay()).toBe(1);
      }),
    );
  });
});

test('the calendar of November 2026 has these days (A9.11)', () => {
  expect(calendarWeeks('2026-11-21')).toEqual([
    ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
    ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'],
    ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'],
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ]);
});

test.each(['', '12', '2026', '2026-1', '2026-13-01', 'x2026-11-01', 'november 2026'])(
  'the calendar has no weeks for the text "%s", which has no month',
  (text) => {
    expect(calendarWeeks(text)).toEqual([]);
  },
);

test('any text gives six weeks or none, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.stringMatching(/^\d{4}-\d\d$/)), (text) => {
      expect([0, 6]).toContain(calendarWeeks(text).length);
    }),
  );
});
