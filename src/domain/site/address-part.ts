/**
 * A control character, and one or two dots that name another folder. A gateway decodes the part before it reads the path,
 * so dots beside an encoded slash or backslash count too. Some servers ignore what comes after a semicolon.
 */
const unsafe = /\p{Cc}|(?<=^|[/\\])\.{1,2}(?=$|[/\\;?#])/gu;

/** Encodes one part of an address. What is unsafe becomes U+FFFD, and so does half a character, which cannot be encoded. */
export const addressPart = (text: string | number): string =>
  encodeURIComponent(String(text).toWellFormed().replace(unsafe, '\ufffd'));

/**
 * Decodes a part of an address as a link has encoded it.
 * @throws if the path is not well-formed
 */
export const decodePart = (part: string): string => decodeURIComponent(part);

/** Whether the parts of a path can be decoded. */
export function isWellFormed(path: string): boolean {
  try {
    decodePart(path);
    return true;
  } catch {
    return false;
  }
}
