import { formatCount } from './amounts.ts';

/** The pause in typing before the number of hits is announced, in milliseconds; assumed. */
export const searchPause = 700;

const plainLetter = (letter: string): string => letter.normalize('NFD').charAt(0);

/** For searching: case and accents are ignored; æ, ø and å are separate letters. */
export const folded = (text: string): string =>
  // Most names are plain, and each step is repeated for ten thousand of them (0028).
  /[^ -~æøåÆØÅ]/.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^ -~æøå]/g, plainLetter)
    : text.toLowerCase();

/** Without the ending of the definite form, so that 'hytta' finds 'Hytte', and 'bilen' finds 'Bil'. */
export const stems = (searchedName: string): string =>
  searchedName.replace(/(\p{L}{3})(?:en|et|a)(?!\p{L})/gu, '$1');

/** Whether anything is searched for: blanks alone are no search. */
export const isSearch = (searchedName: string): boolean => searchedName.trim() !== '';

interface Named {
  /** The name as `folded` gives it. */
  readonly foldedName: string;
}

/** Entries whose names contain every word of the search, in any order (B2.80). */
export function hitsOf<E extends Named>(entries: readonly E[], searchedName: string): readonly E[] {
  const words = folded(searchedName).trim().split(/\s+/);
  return isSearch(searchedName)
    ? entries.filter(({ foldedName }) => words.every((word) => foldedName.includes(word)))
    : entries;
}

/** Assumed. */
export const hitsText = (count: number): string =>
  count === 0 ? 'Ingen treff' : `${formatCount(count)} treff`;
