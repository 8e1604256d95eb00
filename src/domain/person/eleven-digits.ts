/** What stands in for a number or a text that must not be shown. In a file of its own, because every page loads it. */
export const hidden = '[skjult]';

/** May be a national identity number; with any separators but letters. */
export const elevenDigits = /(?<!\d)\d(?:(?:%[\da-f]{2}|[^\p{L}\p{N}])*\d){10}(?!\d)/giu;

/** A part of a path or a query. The number of an invoice (A9.9) may have as many digits. */
const addressPart = /(?<=^|[/?#&]|(?<!\bkid)=)[^/?#&=]+/g;

/** A path with its query, where a visitor may have typed a national identity number in place of another number. */
export const addressWithoutNationalIds = (address: string): string =>
  address.replace(addressPart, (part) => part.replace(elevenDigits, hidden));
