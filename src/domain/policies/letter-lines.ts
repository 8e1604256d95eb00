import { isColumnName, isPageNumber, isValue } from './letter-words.ts';

/** A line of a letter, or several that the letter broke at its width. */
export interface LetterLine {
  readonly kind: 'heading' | 'plain' | 'item' | 'columns';
  readonly text: string;
  /** As the letter has it, with its spaces. */
  readonly raw: string;
}

/** Lines without an empty or drawn line between them. */
export interface LetterBlock {
  readonly lines: readonly LetterLine[];
  /** Whether only empty lines separate it from the block above. */
  readonly followsGap: boolean;
}

export interface PlacedCell {
  readonly text: string;
  /** The place of its first character in the line, and the place after its last one. */
  readonly start: number;
  readonly end: number;
  /** Whether dots lead to it. */
  readonly isAfterDots: boolean;
}

/** Two spaces or more, or a row of dots, between two columns. */
const gap = / *\.{4,} *| +(?:\. ){3,} *| {2,}/g;
/** Two spaces after the end of a sentence are no column. */
const endOfSentence = /[.!?;,]/;
const amount = /^\s*[-–]?\d/;
/** A part of a drawn line. Fewer characters are a value, such as a dash for 'none', or stars in place of digits. */
const drawn = /^(?:(?:[-=_~–—] ?){3,}|(?:[-=_*~.•–—] ?){4,})$/;
/** A dash before a number is a minus, or the 'to' of a period. */
const bullet = /^[-*•–]\s+(?=[^\s\d])/;
const lineBreak = /\r\n|[\n\r\f\v]/;

/** A line that is shorter was not broken by the letter's width. */
const smallestWidth = 60;
const longestHeading = 60;

/** The cells of a line, without what separates them. */
export function cellsIn(line: string): readonly PlacedCell[] {
  const cells: PlacedCell[] = [];
  let start = 0;
  let isAfterDots = false;
  const add = (end: number) => {
    const text = line.slice(start, end);
    const trimmed = text.trim();
    const from = start + text.length - text.trimStart().length;
    if (trimmed !== '') cells.push({ text: trimmed, start: from, end: from + trimmed.length, isAfterDots });
  };
  for (const { 0: found, index } of line.matchAll(gap)) {
    const isSentence = endOfSentence.test(line.charAt(index - 1)) && !amount.test(line.slice(index));
    if (found === '  ' && isSentence) continue;
    add(index);
    start = index + found.length;
    isAfterDots = found.includes('.');
  }
  add(line.length);
  return cells;
}

/** The lines of a letter, in blocks that empty lines and drawn lines separate. */
export function readLetter(text: string): readonly LetterBlock[] {
  const blocks: LetterBlock[] = [];
  let raw: string[] = [];
  let followsGap = false;
  const end = () => {
    if (raw.length > 0) blocks.push({ lines: linesOf(raw), followsGap });
    if (raw.length > 0) followsGap = true;
    raw = [];
  };
  for (const one of text.split(lineBreak)) {
    const line = withoutTabs(one).trimEnd();
    const isRule = isDrawn(line);
    if (line !== '' && !isRule) {
      raw.push(line);
      continue;
    }
    const [only = '', ...others] = raw;
    if (isRule && others.length === 0 && isUnderlinedBy(only, line)) {
      blocks.push({ lines: [{ kind: 'heading', text: only.trim(), raw: only }], followsGap });
      raw = [];
    }
    end();
    if (isRule) followsGap = false;
  }
  end();
  return blocks;
}

const isDrawn = (line: string): boolean =>
  line !== '' &&
  line
    .trim()
    .split(/ {2,}/)
    .every((part) => drawn.test(part));

/** A tab leads to the next eighth place of the line. */
const withoutTabs = (line: string): string =>
  line.split('\t').reduce((before, after) => before.padEnd(8 * Math.ceil((before.length + 1) / 8)) + after);

const isUnderlinedBy = (line: string, rule: string): boolean =>
  line.trim().length <= longestHeading &&
  /\p{L}/u.test(line) &&
  cellsIn(line).length === 1 &&
  Math.abs(line.trim().length - rule.trim().length) <= 2;

function linesOf(raw: readonly string[]): LetterLine[] {
  const lines: LetterLine[] = [];
  const width = raw.reduce(
    (longest, line) => (hasColumns(line) ? longest : Math.max(longest, line.length)),
    smallestWidth,
  );
  const margin = raw.reduce((least, line) => Math.min(least, indentationOf(line)), Number.POSITIVE_INFINITY);
  for (const [index, line] of raw.entries()) {
    const before = raw[index - 1];
    const last = lines.at(-1);
    const text = line.trim();
    const item = text.replace(bullet, '');
    if (item !== text && !hasColumns(item)) {
      lines.push({ kind: 'item', text: item, raw: line });
    } else if (hasColumns(line)) {
      lines.push({ kind: 'columns', text: line, raw: line });
    } else if (last && before !== undefined && continues(line, before, last, width)) {
      const joined = { text: `${last.text} ${text}`, raw: `${last.raw}\n${line}` };
      lines[lines.length - 1] = { ...last, ...joined };
    } else if (last?.kind === 'columns' && indentationOf(line) > margin && !isPageNumber(text)) {
      // It stands in some column, for example a sum without a name.
      lines.push({ kind: 'columns', text: line, raw: line });
    } else {
      const isHeading = last?.kind !== 'plain' && isTitle(text) && !isTitle(raw[index + 1]?.trim() ?? '');
      lines.push({ kind: isHeading ? 'heading' : 'plain', text, raw: line });
    }
  }
  return lines;
}

const hasColumns = (line: string): boolean => cellsIn(line).length > 1;

const indentationOf = (line: string): number => line.length - line.trimStart().length;

/** Whether it names columns: cells without a digit, and one beside the first is the name of a column. */
export const isHead = (cells: readonly PlacedCell[]): boolean =>
  !cells.some(({ text }) => /\d/.test(text)) && cells.slice(1).some(({ text }) => isColumnName(text));

/** Whether a line without columns belongs to the line before it: the first word had no room there, or it is indented. */
function continues(line: string, before: string, last: LetterLine, width: number): boolean {
  if (last.kind === 'heading') return false;
  const indentation = indentationOf(line);
  const value = cellsIn(before).at(-1);
  if (last.kind === 'columns')
    return (
      value !== undefined &&
      value.start > 0 &&
      indentation === value.start &&
      continuesValue(line.trim(), value.text)
    );
  const [word = ''] = line.trim().split(' ');
  const hadNoRoom = before.length + 1 + word.length > width;
  return hadNoRoom || (last.kind === 'item' && indentation > 0);
}

/** Another amount, such as a sum, or the number of the page would change an amount. */
function continuesValue(text: string, value: string): boolean {
  if (/^[-–] ?\d{1,2}\.\d/.test(text)) return /\d{1,2}\.\d{1,2}\.\d{4}$/.test(value);
  if (isPageNumber(text) || isValue(text) || !/\p{L}/u.test(text)) return false;
  return !isValue(value) || (/^[(\p{Ll}]/u.test(text) && !/\d/.test(text));
}

const isInCapitals = (line: string): boolean => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

/** A short line in capitals that begins with a letter. */
const isTitle = (text: string): boolean =>
  text.length <= longestHeading && /^\p{L}/u.test(text) && /\p{L}{3}/u.test(text) && isInCapitals(text);
