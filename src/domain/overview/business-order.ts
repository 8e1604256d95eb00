import { alphabetically } from '#domain/display/alphabetical.ts';
import type { BusinessRow } from './business.ts';

export const sortColumns = ['title', 'premiePerAr', 'premie'] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on a column: ascending, then descending, then the order of the overview again (assumed). */
export function nextSorting(sorting: Sorting | null, column: SortColumn): Sorting | null {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** An unknown premium sorts before all others (assumed). */
const compare = (column: SortColumn, one: BusinessRow, other: BusinessRow): number =>
  column === 'title' ? alphabetically(one.title, other.title) : (one[column] ?? -1) - (other[column] ?? -1);

/** Equal rows keep the order of the overview. */
export function sortRows(rows: readonly BusinessRow[], sorting: Sorting | null): readonly BusinessRow[] {
  if (!sorting) return rows;
  const { column, direction } = sorting;
  return [...rows].sort((one, other) =>
    direction === 'ascending' ? compare(column, one, other) : compare(column, other, one),
  );
}
