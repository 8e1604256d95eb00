import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayByKey,
  dayToOpenOn,
  isMonthShown,
  nameOfDay,
  nameOfMonth,
  shownByKey,
} from '#domain/dates/calendar-days.ts';
import { anyDay } from './days.ts';
import { onEveryMachine } from './machines.ts';

const window = { from: '2026-11-21', to: '2026-12-21' };

onEveryMachine(() => {
  test.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ])('%s moves from Saturday 21 November 2026 to %s (A9.11)', (key, day) => {
    expect(dayByKey('2026-11-21', key, false)).toBe(day);
  });

  test.each([
    ['PageUp', '2025-11-21'],
    ['PageDown', '2027-11-21'],
    ['ArrowLeft', '2026-11-20'],
  ])('with Shift, %s moves from that Saturday to %s', (key, day) => {
    expect(dayByKey('2026-11-21', key, true)).toBe(day);
  });

  test.each([
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2026-11-01', 'Home', '2026-10-26'],
    ['2026-11-30', 'End', '2026-12-06'],
    ['2026-03-28', 'ArrowRight', '2026-03-29'],
  ])('from %s, %s moves to %s', (from, key, day) => {
    expect(dayByKey(from, key, false)).toBe(day);
  });

  test('months and days have Norwegian names, with the reason if a day cannot be chosen (B5.11)', () => {
    expect(nameOfMonth('2026-11-21')).toBe('november 2026');
    expect(nameOfDay('2026-11-21', window)).toBe('lørdag 21. november 2026');
    expect(nameOfDay('2026-12-21', window)).toBe('mandag 21. desember 2026');
    expect(nameOfDay('2026-11-20', window)).toBe('fredag 20. november 2026, for langt tilbake i tid');
    expect(nameOfDay('2026-12-22', window)).toBe('tirsdag 22. desember 2026, for langt frem i tid');
  });
});

test.each(['Enter', ' ', 'Tab', 'Escape', 'a', 'constructor'])('"%s" moves to no other day', (key) => {
  expect(dayByKey('2026-11-21', key, false)).toBeNull();
});

test.each(['Home', 'End'])('"%s" moves nowhere from a text that is no day', (key) => {
  expect(dayByKey('i dag', key, false)).toBeNull();
});

test.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', false, null],
  ['PageDown', true, null],
  ['Enter', false, null],
])('in a calendar of November and December, %s (Shift: %s) leads to %s', (key, shift, day) => {
  expect(shownByKey(window, '2026-11-21', key, shift)).toBe(day);
});

test('opposite arrows return to the same day, and End after Home moves to the end of the same week', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const by = (from: string, key: string) => dayByKey(from, key, false) ?? '';
      expect(by(by(day, 'ArrowLeft'), 'ArrowRight')).toBe(day);
      expect(by(by(day, 'ArrowUp'), 'ArrowDown')).toBe(day);
      expect(by(by(day, 'Home'), 'End')).toBe(by(day, 'End'));
    }),
  );
});

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('a month is shown only if one of its days is allowed: for %s, isMonthShown returns %s', (day, isShown) => {
  expect(isMonthShown(window, day)).toBe(isShown);
});

describe('the calendar opens', () => {
  test.each([
    ['on the typed day', '01/12/2026', '2026-12-01'],
    ['on the first allowed day if nothing is typed', '', '2026-11-21'],
    ['on the first allowed day if the text is not a date', '31.11.2026', '2026-11-21'],
    ['on the first allowed day if the typed day is not allowed', '22.12.2026', '2026-11-21'],
  ])('%s', (_, typed, day) => {
    expect(dayToOpenOn(typed, window)).toBe(day);
  });
});
