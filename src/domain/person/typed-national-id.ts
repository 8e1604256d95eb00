import { withoutNationalIds } from './without-personal.ts';

/** A birth date and five digits with a word between them, as in '010185 nr 12345'. */
const withWord = /(?<!\d)\d\d\W?\d\d\W?\d\d\W{0,10}\p{L}{1,20}\W{0,10}\d{5}(?!\d)/u;

/** Whether a text that a visitor typed may have a national identity number, also in full-width digits. */
export function mayHaveNationalId(typed: string): boolean {
  const text = typed.normalize('NFKC');
  return withoutNationalIds(text) !== text || withWord.test(text);
}
