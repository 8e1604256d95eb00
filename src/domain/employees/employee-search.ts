const plainLetter = (letter: string): string => letter.normalize('NFD').charAt(0);

/** For searching: capitals and accents do not count; æ, ø and å are letters of their own. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/[^ -~æøå]/g, plainLetter);

interface Searched {
  /** The name as `folded` gives it. */
  readonly searched: string;
}

/** Employees whose names hold every word of the search, in any order (B2.80). */
export function hitsOf<E extends Searched>(employees: readonly E[], search: string): readonly E[] {
  const words = folded(search)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0
    ? employees
    : employees.filter(({ searched }) => words.every((word) => searched.includes(word)));
}
