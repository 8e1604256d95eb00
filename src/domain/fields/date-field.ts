import type { Struct } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { DateWindow } from '#domain/dates/date-window.ts';
import { readTypedDate } from '#domain/dates/dates.ts';
import { dayOf } from '#domain/dates/format-date.ts';
import { typedField } from './field.ts';

/** The errors of a typed date (B5.12). */
export const dateSentences = {
  noDate: 'Oppgi en gyldig dato',
  tooLate: 'Datoen du har valgt er for langt frem i tid',
  tooEarly: 'Datoen du har valgt er for langt tilbake i tid',
};

/** The valid years of a date (B5.12). */
export const anyYear: DateWindow = { from: '1000-01-01', to: '9998-12-31' };

/** A date that is typed as in B5.12, and sent as an ISO date. */
export const dateField = (window = anyYear, sentences = dateSentences): Struct<IsoDate, null> =>
  typedField(readTypedDate, (value) => {
    if (typeof value !== 'string' || dayOf(value) !== value) return sentences.noDate;
    if (value > window.to) return sentences.tooLate;
    return value < window.from ? sentences.tooEarly : null;
  });
