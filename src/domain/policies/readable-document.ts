import { cellsIn, isHead, type LetterLine, type PlacedCell, readLetter } from './letter-lines.ts';
import { isColumnName, isKnownLabel, isValue } from './letter-words.ts';

/** A part of a letter as a page shows it. */
export type ReadablePart =
  | { readonly kind: 'heading'; readonly text: string }
  /** Lines that the letter keeps apart, as in an address. */
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly ReadableFact[] }
  /** Lines whose columns have no certain meaning: only their spaces say what belongs together. */
  | { readonly kind: 'letter'; readonly text: string }
  | ReadableTable;

interface ReadableFact {
  readonly label: string;
  readonly value: string;
}

/** Every row has as many cells as the head, or as the others. An empty cell is ''. Each cell is in its column for certain. */
export interface ReadableTable {
  readonly kind: 'table';
  /** Null if no line names the columns: then no cell is empty. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/**
 * A letter of fixed width as headings, paragraphs, lists, facts and tables (B2.67). It keeps every word, in the order of the
 * letter: what has no known form is a paragraph, or lines as the letter has them. Only lines, dots and bullets that draw the
 * letter are left out.
 */
export function readableParts(text: string): readonly ReadablePart[] {
  const parts: ReadablePart[] = [];
  let isBelowTable = false;
  for (const { lines, followsGap } of readLetter(text)) {
    if (!followsGap) isBelowTable = false;
    for (const run of runsOf(lines)) {
      parts.push(partOf(run, isBelowTable));
      isBelowTable = run[0].kind !== 'heading' && (isBelowTable || run.some(isWide));
    }
  }
  return parts;
}

/** The parts without a first heading that repeats the page's own. */
export function withoutTitle(parts: readonly ReadablePart[], title: string): readonly ReadablePart[] {
  const [first] = parts;
  const isTitle = first?.kind === 'heading' && first.text.toLowerCase() === title.toLowerCase();
  return isTitle ? parts.slice(1) : parts;
}

/** Lines of one kind that follow each other. */
type Run = readonly [LetterLine, ...LetterLine[]];

function partOf(run: Run, isBelowTable: boolean): ReadablePart {
  const texts = run.map(({ text }) => text);
  switch (run[0].kind) {
    case 'heading':
      return { kind: 'heading', text: run[0].text };
    case 'item':
      return { kind: 'list', items: texts };
    case 'plain':
      return { kind: 'paragraph', lines: texts };
    case 'columns':
      return columnsPart(run, isBelowTable) ?? { kind: 'letter', text: run.map(({ raw }) => raw).join('\n') };
  }
}

/** The first head again begins a new table. */
function runsOf(lines: readonly LetterLine[]): readonly Run[] {
  const runs: [LetterLine, ...LetterLine[]][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const isAnother = line.kind === 'heading' || (isHeadLine(line) && line.text === last?.[0].text);
    if (last?.[0].kind === line.kind && !isAnother) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

const isWide = ({ kind, text }: LetterLine): boolean => kind === 'columns' && cellsIn(text).length > 2;

const isHeadLine = ({ kind, text }: LetterLine): boolean => kind === 'columns' && isHead(cellsIn(text));

/**
 * A value beside the wrong name would be a false fact. So lines are facts or a table only if that is certain. Null otherwise.
 * @param isBelowTable whether a value may be below any column of a table above
 */
function columnsPart(run: Run, isBelowTable: boolean): ReadablePart | null {
  const rows = run.map(({ text }) => cellsIn(text));
  const [first = [], ...others] = rows;
  if (new Set(rows.map(([cell]) => cell?.start)).size > 1) return null;
  if (isHead(first) && others.length > 0) return tableBelow(first, others);
  if (namesColumns(first, others)) return null;
  if (rows.every((row) => isFact(row) && (!isBelowTable || isMarked(row))))
    return {
      kind: 'facts',
      facts: rows.map(([label, value]) => ({ label: label?.text ?? '', value: value?.text ?? '' })),
    };
  // Without names, the order of the values is all there is: each row needs all of them.
  const isComplete = rows.every(
    (row) => row.length === first.length && row.length > 2 && row.slice(1).every(({ text }) => isValue(text)),
  );
  const columnOf = columnsBy(first);
  const placed = isComplete ? rows.flatMap((row) => inColumns(row, first, columnOf) ?? []) : [];
  return placed.length === rows.length ? { kind: 'table', head: null, rows: placed } : null;
}

function tableBelow(
  head: readonly PlacedCell[],
  rows: readonly (readonly PlacedCell[])[],
): ReadableTable | null {
  const columnOf = columnsBy(head);
  const placed = rows.flatMap((row) => inColumns(row, head, columnOf) ?? []);
  const isCertain = placed.length === rows.length && !rows.some((row) => row.slice(1).some(isLabel));
  return isCertain ? { kind: 'table', head: head.map(({ text }) => text), rows: placed } : null;
}

/** Whether a line in capitals may name the columns of the amounts below it, with words that we do not know. */
const namesColumns = (first: readonly PlacedCell[], others: readonly (readonly PlacedCell[])[]): boolean =>
  first.every(({ text }) => /^[^\d:\p{Ll}]+$/u.test(text) && !isValue(text)) &&
  others.some(
    ([label, value]) => /\p{Ll}/u.test(label?.text ?? '') && value !== undefined && isValue(value.text),
  );

/** Two texts beside each other, such as two addresses, are no label and its value. */
function isFact([label, value, ...others]: readonly PlacedCell[]): boolean {
  if (!label || !value || others.length > 0) return false;
  if (isValue(label.text) || isLabel(value) || isKnownLabel(value.text) || isColumnName(value.text))
    return false;
  if (isMarked([label, value])) return !/:\s/.test(label.text);
  return isKnownLabel(label.text) || (isName(label.text) && isValue(value.text));
}

const isMarked = ([label, value]: readonly PlacedCell[]): boolean =>
  label?.text.endsWith(':') === true || value?.isAfterDots === true;

/** Whether it has a label of its own, as in 'Kundenr: 123456'. */
const isLabel = ({ text }: PlacedCell): boolean => /\p{L}\.?:(?:\s|$)/u.test(text);

/** The name of a thing. That of a person or a company has a second word with a capital letter. */
const isName = (text: string): boolean => !/\d|:\s/.test(text) && !/\s\p{Lu}/u.test(text);

type ColumnOf = (cell: PlacedCell) => number | undefined;

/**
 * The position of the column that a cell begins or ends with; undefined for none, or for two. Columns are aligned at their
 * start, those of amounts often at their end.
 */
function columnsBy(columns: readonly PlacedCell[]): ColumnOf {
  const byStart = new Map(columns.map(({ start }, index) => [start, index]));
  const byEnd = new Map(columns.map(({ end }, index) => [end, index]));
  return ({ start, end }) => {
    const [one, other] = [byStart.get(start), byEnd.get(end)];
    return one === undefined || other === undefined || one === other ? (one ?? other) : undefined;
  };
}

/** The texts of a row by column; null if a cell begins or ends with no column, or with two, or reaches into another one. */
function inColumns(
  row: readonly PlacedCell[],
  columns: readonly PlacedCell[],
  columnOf: ColumnOf,
): readonly (readonly string[])[] | null {
  const placed = columns.map(() => '');
  let next = 0;
  for (const cell of row) {
    const column = columnOf(cell);
    if (column === undefined || column < next) return null;
    if (cell.end > startOf(columns[column + 1]) || cell.start < endOf(columns[column - 1])) return null;
    placed[column] = cell.text;
    next = column + 1;
  }
  // The first column names the others.
  return placed[0] === '' ? null : [placed];
}

const startOf = (column: PlacedCell | undefined): number => column?.start ?? Number.POSITIVE_INFINITY;

const endOf = (column: PlacedCell | undefined): number => column?.end ?? 0;
