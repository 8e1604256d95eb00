import { object } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { folded } from '#domain/display/search.ts';
import { checkForm, type FieldErrors } from '#domain/fields/form-check.ts';
import type { EmployeeRow } from './employee-rows.ts';
import { cellsOf } from './pasted-cells.ts';
import { employeeRows, sexes } from './self-administered-form.ts';

/** Rows that were copied from a spreadsheet, or why there are none (C4.52). The sentences are assumed. */
export type Pasted =
  | {
      readonly ok: true;
      /** The id of a row is its number in the text, which is that of the spreadsheet if it was copied from its top. */
      readonly rows: readonly EmployeeRow[];
      /** The headings of the columns that the form has no field for. */
      readonly unused: readonly string[];
      /** The ids of the rows with errors. */
      readonly faulty: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** The headings of a column, the preferred one first. */
const headings = {
  fodselsar: ['fødselsår', 'født', 'fødselsdato', 'født dato', 'fødselsdag'],
  kjonn: ['kjønn'],
} as const;

type Column = keyof typeof headings;

const labels: Readonly<Record<Column, string>> = { fodselsar: 'Fødselsår', kjonn: 'Kjønn' };

const columns = ['fodselsar', 'kjonn'] as const satisfies readonly Column[];

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

const sexOf = (cell: string) =>
  sexes.find((sex) => folded(sex) === folded(cell) || sex.charAt(0) === cell.toUpperCase());

/** A date counts as its year. A year in a column of amounts has a blank in it. */
function yearOf(cell: string): string {
  const text = cell.replaceAll(' ', '');
  return /^\d{1,2}\.\d{1,2}\.(\d{4})$/.exec(text)?.[1] ?? text;
}

/** A national identity number, also without the leading zero that a spreadsheet drops. A time has a colon. */
const hasNationalId = (cell: string): boolean => /^\d{10,11}$/.test(cell.replaceAll(/[^\p{L}\d:]/gu, ''));

const isHeading = ({ cells }: Line): boolean =>
  !cells.some((cell) => /\d/.test(cell) || sexOf(cell) !== undefined);

/** The column's position in the line of headings; -1 if it has none. */
function positionOf(column: Column, { cells }: Line): number {
  const names = cells.map(folded);
  const heading = headings[column].find((name) => names.includes(name));
  return heading === undefined ? -1 : names.indexOf(heading);
}

/** Also for an empty field. */
export const noRows = 'Lim inn minst én rad med fødselsår og kjønn';

/** Checking and showing more rows would take seconds (0049). */
const maxRows = 2000;

const rejected = (problem: string) => ({ ok: false, problem }) as const;

export function readPasted(text: string, today: IsoDate): Pasted {
  const lines = cellsOf(text)
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = lines;
  const heading = first && isHeading(first) ? first : null;
  const body = heading ? lines.slice(1) : lines;
  if (body.length > maxRows)
    return rejected(
      'Du kan lime inn 2 000 rader om gangen. Del opp listen, og lim inn resten etter at de første er lagt til.',
    );
  const positions = heading
    ? { fodselsar: positionOf('fodselsar', heading), kjonn: positionOf('kjonn', heading) }
    : { fodselsar: 0, kjonn: 1 };
  const missing = columns.filter((column) => positions[column] < 0).map((column) => labels[column]);
  if (missing.length > 0)
    return rejected(
      `Vi finner ikke ${missing.length === 1 ? 'kolonnen' : 'kolonnene'} ${missing.join(' og ')}. Ta med begge, med overskriftene Fødselsår og Kjønn.`,
    );
  const rows = body.map(({ number, cells }) => {
    const sex = cells[positions.kjonn] ?? '';
    return {
      id: String(number),
      fodselsar: yearOf(cells[positions.fodselsar] ?? ''),
      kjonn: sexOf(sex) ?? sex,
    };
  });
  const problem = heading ? overflowProblem(heading, body) : widthProblem(lines);
  if (problem) return rejected(problem);
  if (rows.length === 0) return rejected(noRows);
  if (rows.some(({ fodselsar }) => hasNationalId(fodselsar)))
    return rejected('Du skal ikke lime inn fødselsnummer. Ta med fødselsår eller fødselsdato i stedet.');
  const used = Object.values(positions);
  const unused = heading?.cells.filter((name, at) => name !== '' && !used.includes(at)) ?? [];
  return { ok: true, rows, unused, faulty: faultyRows(rows, today) };
}

/** A value to the right of all headings is in no column: the cells of the row may have been read wrongly. */
function overflowProblem({ cells }: Line, body: readonly Line[]): string | null {
  const longer = body.find((line) => line.cells.slice(cells.length).some((cell) => cell !== ''));
  return longer
    ? `Rad ${longer.number} har flere celler enn overskriftene. Ta med en overskrift for hver kolonne.`
    : null;
}

/** Without headings, the columns are those of the form. */
function widthProblem(lines: readonly Line[]): string | null {
  const wide = lines.find(({ cells }) => cells.slice(columns.length).some((cell) => cell !== ''));
  if (wide)
    return `Rad ${wide.number} har mer enn to kolonner. Ta med overskriftene fra regnearket, eller kopier bare fødselsår og kjønn.`;
  const isNarrow = lines.length > 0 && lines.every(({ cells }) => (cells[1] ?? '') === '');
  return isNarrow ? 'Radene har bare én kolonne. Kopier både fødselsår og kjønn.' : null;
}

/** The errors of the rows, which have the sentences and the names of the form's own. */
export function pastedErrors(rows: readonly EmployeeRow[], today: IsoDate): FieldErrors {
  const checked = checkForm(object({ ansatteInformasjon: employeeRows(today) }), {
    ansatteInformasjon: rows,
  });
  return checked.ok ? {} : checked.errors;
}

/** The ids of the rows with errors. */
export const faultyRows = (rows: readonly EmployeeRow[], today: IsoDate): readonly string[] => {
  const errors = Object.keys(pastedErrors(rows, today));
  const positions = new Set(errors.map((name) => Number(name.split('.')[1])));
  return rows.filter((_, at) => positions.has(at)).map(({ id }) => id);
};
