/** What stands in for a number or a text that must not be shown. In a file of its own, because every page loads it. */
export const hidden = '[skjult]';

/** May be a national identity number; with any separators but letters. */
export const elevenDigits = /(?<!\d)\d(?:(?:%[\da-f]{2}|[^\p{L}\p{N}])*\d){10}(?!\d)/giu;

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
