/**
 * Encodes one part of an address. What cannot be encoded becomes U+FFFD, as browsers do with half a surrogate pair: that, a
 * part of one or two dots, which would name another folder, and the sign of a part that is encoded already, which a gateway
 * that decodes twice would follow.
 */
export const addressPart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}|^\.{1,2}$|%(?=[\da-f]{2})/giu, '\ufffd'));
