/**
 * Encodes one part of an address. What cannot be encoded becomes U+FFFD, as browsers do with half a surrogate pair: that,
 * and a part of one or two dots, which would name another folder.
 */
export const addressPart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}|^\.{1,2}$/gu, '\ufffd'));
