import { folded, hitsOf, isSearch, stems } from '#domain/display/search.ts';
import type { PolicyRow } from './policy-row.ts';

/** Assumed: a shorter list is quicker to read. */
const fewestToSearch = 15;

export const isSearchable = (count: number): boolean => count >= fewestToSearch;

/** The rows whose texts or number contain every word of the search; all rows of a list too short to search. */
export function searchRows<Row extends Pick<PolicyRow, 'title' | 'subtitle' | 'labelText' | 'number'>>(
  rows: readonly Row[],
  searchedName: string,
): readonly Row[] {
  if (!isSearch(searchedName) || !isSearchable(rows.length)) return rows;
  const named = rows.map((row) => {
    const { title, subtitle, labelText, number } = row;
    return { row, foldedName: folded([title, subtitle, labelText, number].join(' ')) };
  });
  return hitsOf(named, stems(searchedName)).map(({ row }) => row);
}
