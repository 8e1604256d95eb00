import { cellsIn, type LetterLine, type PlacedCell, readLetter } from './letter-lines.ts';

/** A part of a letter as a page shows it. */
export type ReadablePart =
  | { readonly kind: 'heading'; readonly text: string }
  /** Lines that the letter keeps apart, as in an address. */
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly ReadableFact[] }
  | ReadableTable;

interface ReadableFact {
  readonly label: string;
  readonly value: string;
}

/** Every row has as many cells as the head, or as the longest row. An empty cell is ''. Each cell is in its column for certain. */
export interface ReadableTable {
  readonly kind: 'table';
  /** Null if the letter has no line in capitals above the columns. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/**
 * A letter of fixed width as headings, paragraphs, lists, facts and tables (B2.67). It keeps every word, in the order of the
 * letter: what has no known form is a paragraph. Only lines, dots and bullets that draw the letter are left out.
 */
export const readableParts = (text: string): readonly ReadablePart[] => readLetter(text).flatMap(partsOf);

/** The parts without a first heading that repeats the page's own. */
export function withoutTitle(parts: readonly ReadablePart[], title: string): readonly ReadablePart[] {
  const [first] = parts;
  const isTitle = first?.kind === 'heading' && first.text.toLowerCase() === title.toLowerCase();
  return isTitle ? parts.slice(1) : parts;
}

/** The parts of one block: lines without an empty line between them. */
function partsOf(block: readonly LetterLine[]): readonly ReadablePart[] {
  const parts: ReadablePart[] = [];
  for (const run of runsOf(block)) {
    const [first] = run;
    if (first === undefined) continue;
    if (first.kind === 'heading') parts.push({ kind: 'heading', text: first.text });
    else if (first.kind === 'item') parts.push({ kind: 'list', items: run.map(({ text }) => text) });
    else if (first.kind === 'columns') parts.push(columnsPart(run));
    else parts.push({ kind: 'paragraph', lines: run.map(({ text }) => text) });
  }
  return parts;
}

/** Lines of one kind that follow each other. A head begins a new table. */
function runsOf(block: readonly LetterLine[]): readonly (readonly LetterLine[])[] {
  const runs: LetterLine[][] = [];
  for (const line of block) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const isAnother = line.kind === 'heading' || (line.isHead && before?.isHead === false);
    if (last && before?.kind === line.kind && !isAnother) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/**
 * A value beside the wrong name would be a false fact. So lines are a table only if each of their cells is in one column for
 * certain, and otherwise they stay lines. Two columns need no names: the first one names the second.
 */
function columnsPart(run: readonly LetterLine[]): ReadablePart {
  const rows = run.map(({ text }) => cellsIn(text));
  const widest = rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []);
  const asLines = { kind: 'paragraph', lines: run.map(({ text }) => text.trim()) } as const;
  if (new Set(rows.map(([first]) => first?.start)).size > 1) return asLines;
  if (widest.length <= 2) {
    return {
      kind: 'facts',
      facts: rows.map(([label, value]) => ({ label: label?.text ?? '', value: value?.text ?? '' })),
    };
  }
  const hasHead = run[0]?.isHead === true && run[1]?.isHead === false;
  const columns = hasHead ? (rows[0] ?? []) : widest;
  const placed = rows.flatMap((row) => inColumns(row, columns) ?? []);
  if (placed.length < rows.length) return asLines;
  const [head = [], ...others] = placed;
  return hasHead ? { kind: 'table', head, rows: others } : { kind: 'table', head: null, rows: placed };
}

/** The texts of a row by column; null if a cell begins or ends with no column, or with two. */
function inColumns(
  row: readonly PlacedCell[],
  columns: readonly PlacedCell[],
): readonly (readonly string[])[] | null {
  const placed = columns.map(() => '');
  let next = 0;
  for (const cell of row) {
    const [column, ...others] = [...columns.keys()].filter((index) => isBelow(cell, columns[index]));
    if (column === undefined || others.length > 0 || column < next) return null;
    placed[column] = cell.text;
    next = column + 1;
  }
  // The first column names the others.
  return placed[0] === '' ? null : [placed];
}

/** Columns are aligned at their start, those of amounts often at their end. */
const isBelow = (cell: PlacedCell, column: PlacedCell | undefined): boolean =>
  column !== undefined && (cell.start === column.start || cell.end === column.end);
