import type { Struct } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { numberField, readWhole } from './number-field.ts';

/** 1900 and this year are allowed, although the sentences exclude them (B5.33, B9.4). Sent as a number. */
export const birthYear = (
  sentences: { missing: string; tooEarly: string; tooLate: string },
  today: IsoDate,
): Struct<number, null> =>
  numberField(readWhole, (year) => {
    if (year === null) return sentences.missing;
    if (year < 1900) return sentences.tooEarly;
    return year > Number(today.slice(0, 4)) ? sentences.tooLate : null;
  });
