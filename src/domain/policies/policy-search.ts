import { folded, hitsOf, isSearch, stems } from '#domain/display/search.ts';
import type { PolicyRow } from './policy-row.ts';

/** Assumed: a shorter list is quicker to read. */
const fewestToSearch = 15;

export const isSearchable = (count: number): boolean => count >= fewestToSearch;

/** Whether a search is in effect in a list with so many rows. */
export const isSearched = (searchedName: string, count: number): boolean =>
  isSearch(searchedName) && isSearchable(count);

/**
 * The rows whose texts or number contain every word of the search; all rows of a list too short to search.
 * @param groupOf the name of the row's group, which the search finds too
 */
export function searchRows<Row extends Pick<PolicyRow, 'title' | 'subtitle' | 'labelText' | 'number'>>(
  rows: readonly Row[],
  searchedName: string,
  groupOf: (row: Row) => string = () => '',
): readonly Row[] {
  if (!isSearched(searchedName, rows.length)) return rows;
  const named = rows.map((row) => {
    const { title, subtitle, labelText, number } = row;
    return { row, foldedName: folded([title, subtitle, labelText, number, groupOf(row)].join(' ')) };
  });
  return hitsOf(named, stems(searchedName)).map(({ row }) => row);
}
