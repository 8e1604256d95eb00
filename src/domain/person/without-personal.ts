export const hidden = '[skjult]';

/** An id of a record: its digits are random. */
const uuid = /([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})/i;

/** Eleven digits with anything but letters between them; a space may have been written for an address. */
const nationalId = /(?<!\d)\d(?:(?:%[\da-f]{2}|[^\p{L}\p{N}])*\d){10}(?!\d)/giu;

/**
 * No longer than an address may be, or a long text without any would be searched from each of its signs. All that
 * hangs together by '@' goes at once, or what is left would make an address with the mark.
 */
const email = /[^\s@<>"'(),;:]{1,64}(?:@[^\s@<>"'(),;:]{1,255})+/g;

/** Eight digits in a row or in groups, with or without a country in front. */
const phone = /(?<![\d.])(?:\+|00)?\d(?:[ \u00a0]?\d){7,12}(?![\d.]*\d)/g;

/** Numbers of customers and policies; lines and columns are shorter, codes begin with letters. */
const longNumber = /(?<![\p{L}\d_-])\d{6,}(?!\d)/gu;

const outsideUuids = (text: string, hide: (part: string) => string): string =>
  text
    .split(uuid)
    .map((part) => (uuid.test(part) ? part : hide(part)))
    .join('');

export const withoutNationalIds = (text: string): string =>
  outsideUuids(text, (part) => part.replace(nationalId, hidden));

/** A text that was not written for others to read, without numbers and addresses that tell of a person. */
export const withoutPersonal = (text: string): string =>
  outsideUuids(text, (part) =>
    part
      .replace(nationalId, hidden)
      .replace(email, hidden)
      .replace(phone, hidden)
      .replace(longNumber, hidden),
  );
