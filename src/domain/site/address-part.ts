/**
 * Encodes one part of an address. What cannot be encoded becomes U+FFFD, as browsers do with half a surrogate pair: that,
 * and a part of one or two dots, which would name another folder.
 */
export const addressPart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}|^\.{1,2}$/gu, '\ufffd'));

/** A part of an address as it was before a link encoded it. A part that cannot be decoded stays as a visitor typed it. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the parts of a path can be decoded. */
export function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
