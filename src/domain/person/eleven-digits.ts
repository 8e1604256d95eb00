/** What stands in for a number or a text that must not be shown. In a file of its own, because every page loads it. */
export const hidden = '[skjult]';

/**
 * May be a national identity number, with any separators but letters. A separator is a character, or in the second form an
 * encoded one. If '%20' could be both, the time for a search would double with each separator. Their number is limited for
 * the same reason.
 */
export const elevenDigits =
  /(?:(?<!\p{Nd})|(?<=%[\da-f]{2}))\p{Nd}(?:(?:[^\p{L}\p{N}]{0,30}\p{Nd}){10}|(?:(?:%[\da-f]{2}|(?!%[\da-f]{2})[^\p{L}\p{N}]){0,30}\p{Nd}){10})(?!\p{Nd})/giu;

/** A part of a path or a query, but for the number of an invoice (A9.9), which may have as many digits. */
const addressPart = /(?<=^|[/?#&]|(?<!\bkid)=)[^/?#&=]+/gi;

/** The number of an invoice in an address that is a value of a query (A4.11). */
const encodedKid = /((?:%3f|%26|\b)kid%3d\d*)/i;

/** A path with its query, where a visitor may have typed a national identity number in place of another number. */
export const addressWithoutNationalIds = (address: string): string =>
  address.replace(addressPart, (part) =>
    part
      .split(encodedKid)
      .map((piece) => (encodedKid.test(piece) ? piece : piece.replace(elevenDigits, hidden)))
      .join(''),
  );
