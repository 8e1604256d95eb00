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

test('the customer reads three sentences about dates (B5.12)', () => {
  expect(dateSentences).toEqual({
    noDate: 'Oppgi en gyldig dato',
    tooLate: 'Datoen du har valgt er for langt frem i tid',
    tooEarly: 'Datoen du har valgt er for langt tilbake i tid',
  });
});

describe('any date (B5.12)', () => {
  test.each([
    ['with dots', '21.11.2026', { sent: '2026-11-21' }],
    ['with other separators', '21/11 2026', { sent: '2026-11-21' }],
    ['on the first day of the year 1000', '01.01.1000', { sent: '1000-01-01' }],
    ['on the last day of the year 9998', '31.12.9998', { sent: '9998-12-31' }],
    ['on the last day of the year 999', '31.12.0999', tooEarly],
    ['on the first day of the year 9999', '01.01.9999', tooLate],
    ['that there is not', '31.02.2026', noDate],
    ['in ISO order', '2026-11-21', noDate],
    ['in words', 'i dag', noDate],
    ['left out', '', noDate],
    ['missing', undefined, noDate],
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
    ['may not be the day after', '01.03.2026', tooLate],
    ['must be a date', '29.02.2026', noDate],
  ])('%s', (_, typed, result) => {
    expect(checkField(field, typed)).toEqual(result);
  });
});

test('a form can word it otherwise', () => {
  const sentences = { noDate: 'Ingen dato', tooLate: 'For sent', tooEarly: 'For tidlig' };
  expect(checkField(dateField(anyYear, sentences), 'x')).toEqual({ sentence: 'Ingen dato' });
});

test('what is sent is right by the same rule, and an instant is not', () => {
  expect(is('2026-11-21', dateField())).toBe(true);
  expect(is('2026-11-21T12:00:00', dateField())).toBe(false);
  expect(is('2026-02-30', dateField())).toBe(false);
});

test('a date is sent exactly when it lies in the window', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (from, to, day) => {
      fc.pre(from <= to);
      const expected = day < from ? tooEarly : day > to ? tooLate : { sent: day };
      expect(checkField(dateField({ from, to }), formatDate(day))).toEqual(expected);
    }),
  );
});

test('whatever text is typed, the customer reads one of the sentences or a date is sent', () => {
  const texts = fc.oneof(anyText, fc.stringMatching(/^\d{1,2}[./ -]\d{1,2}[./ -]\d{4}$/));
  fc.assert(
    fc.property(texts, (typed) => {
      const [failure, sent] = validate(typed, dateField(), { coerce: true });
      expect(failure ? Object.values(dateSentences) : [sent]).toContain(failure ? failure.message : sent);
    }),
  );
});
