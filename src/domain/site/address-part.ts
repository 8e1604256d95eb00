/** Encodes one part of an address. Half a surrogate pair cannot be encoded, and is replaced as browsers do. */
export const addressPart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\ufffd'));
