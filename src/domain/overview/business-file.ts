import { csvAddress } from '#domain/display/csv.ts';
import type { BusinessRow } from './business.ts';
import { type Sorting, sortRows } from './business-order.ts';

/** The address of a company's overview as a file for a spreadsheet, in the chosen order. Amounts are in kroner. */
export const businessFile = (rows: readonly BusinessRow[], sorting: Sorting | null): string =>
  csvAddress([
    ['Forsikring', 'Gjelder', 'Forsikringsnummer', 'Status', 'Per år', 'Per termin'],
    ...sortRows(rows, sorting).map(({ title, subtitle, number, labelText, premiePerAr, premie }) => [
      title,
      // The number has a column of its own.
      subtitle === number ? null : (subtitle?.replace(`, ${number}`, '') ?? null),
      number,
      labelText,
      premiePerAr,
      premie,
    ]),
  ]);
