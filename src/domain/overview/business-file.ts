import { csvAddress } from '#domain/display/csv.ts';
import type { BusinessRow } from './business.ts';

/** The address of a company's overview as a file for a spreadsheet. Amounts are in kroner. */
export const businessFile = (rows: readonly BusinessRow[]): string =>
  csvAddress([
    ['Forsikring', 'Gjelder', 'Forsikringsnummer', 'Status', 'Per år', 'Per termin'],
    ...rows.map(({ title, subtitle, number, labelText, premiePerAr, premie }) => [
      title,
      // The number has a column of its own.
      subtitle === number ? null : (subtitle?.replace(`, ${number}`, '') ?? null),
      number,
      labelText,
      premiePerAr,
      premie,
    ]),
  ]);
