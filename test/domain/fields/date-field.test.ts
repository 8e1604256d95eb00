import fc from 'fast-check';
import { is, validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { effectiveDates } from '#domain/dates/dates.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { anyYear, dateField, dateSentences } from '#domain/fields/date-field.ts';
import { anyText } from '#test/domain/any-text.ts';
import { anyDay } from '#test/domain/dates/days.ts';
import { checkField } from './check-field.ts';

const noDate = { sentence: 'Oppgi en gyldig dato' };
const tooLate = { sentence: 'Datoen du har valgt er for langt frem i tid' };
const tooEarly = { sentence: 'Datoen du har valgt er for langt tilbake i tid' };

test('a date field has three error messages (B5.12)', () => {
  expect(dateSentences).toEqual({
    noDate: 'Oppgi en gyldig dato',
    tooLate: 'Datoen du har valgt er for langt frem i tid',
    tooEarly: 'Datoen du har valgt er for langt tilbake i tid',
  });
});

describe('a date field without a window (B5.12)', () => {
  test.each([
    ['accepts dots', '21.11.2026', { sent: '2026-11-21' }],
    ['accepts other separators', '21/11 2026', { sent: '2026-11-21' }],
    ['accepts the first day of the year 1000', '01.01.1000', { sent: '1000-01-01' }],
    ['accepts the last day of the year 9998', '31.12.9998', { sent: '9998-12-31' }],
    ['refuses the last day of the year 999', '31.12.0999', tooEarly],
    ['refuses a day of the year 50 with the same sentence', '01.01.0050', tooEarly],
    ['refuses the first day of the year 9999', '01.01.9999', tooLate],
    ['refuses a day that does not exist', '31.02.2026', noDate],
    ['refuses the ISO format', '2026-11-21', noDate],
    ['refuses words', 'i dag', noDate],
    ['refuses an empty text', '', noDate],
    ['refuses undefined', undefined, noDate],
  ])('%s', (_, typed, result) => {
    expect(checkField(dateField(), typed)).toEqual(result);
  });
});

describe('the date of effect on 31 January (B5.11)', () => {
  const field = dateField(effectiveDates('2026-01-31'));

  test.each([
    ['may not be yesterday', '30.01.2026', tooEarly],
    ['may be today', '31.01.2026', { sent: '2026-01-31' }],
    ['may be one month ahead', '28.02.2026', { sent: '2026-02-28' }],
    ['may not be more than one month ahead', '01.03.2026', tooLate],
    ['must be a date', '29.02.2026', noDate],
  ])('%s', (_, typed, result) => {
    expect(checkField(field, typed)).toEqual(result);
  });
});

test('a form can have its own error messages', () => {
  const sentences = { noDate: 'Ingen dato', tooLate: 'For sent', tooEarly: 'For tidlig' };
  const field = dateField(anyYear, sentences);
  expect(checkField(field, 'x')).toEqual({ sentence: 'Ingen dato' });
  expect(checkField(field, '01.01.9999')).toEqual({ sentence: 'For sent' });
  expect(checkField(field, '31.12.0999')).toEqual({ sentence: 'For tidlig' });
});

test('the sent ISO date is valid for the field; an instant and a day that does not exist are not', () => {
  expect(is('2026-11-21', dateField())).toBe(true);
  expect(is('2026-11-21T12:00:00', dateField())).toBe(false);
  expect(is('2026-02-30', dateField())).toBe(false);
});

test('a date in the window is sent, and any other date is too early or too late', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (from, to, day) => {
      fc.pre(from <= to);
      const expected = day < from ? tooEarly : day > to ? tooLate : { sent: day };
      expect(checkField(dateField({ from, to }), formatDate(day))).toEqual(expected);
    }),
  );
});

test('any text is sent as a date or gives one of the error messages', () => {
  const texts = fc.oneof(anyText, fc.stringMatching(/^\d{1,2}[./ -]\d{1,2}[./ -]\d{4}$/));
  fc.assert(
    fc.property(texts, (typed) => {
      const [failure, sent] = validate(typed, dateField(), { coerce: true });
      if (failure) expect(Object.values(dateSentences)).toContain(failure.message);
      else expect(sent).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});
