/** A line of a letter, or several that the letter broke at its width. */
export interface LetterLine {
  readonly kind: 'heading' | 'plain' | 'item' | 'columns';
  readonly text: string;
  /** Whether it names columns: words in capitals, without a digit. */
  readonly isHead: boolean;
}

export interface PlacedCell {
  readonly text: string;
  /** The place of its first character in the line, and the place after its last one. */
  readonly start: number;
  readonly end: number;
}

/** Two spaces or more, or a row of dots, between two columns. */
const gap = / *\.{4,} *| +(?:\. ){3,} *| {2,}/g;
/** Two spaces after the end of a sentence are no column. */
const endOfSentence = /[.!?;,]$/;
const amount = /^\s*[-–]?\d/;
const ruleOnly = /^[-=_*~.•–—\s]{3,}$/;
/** A dash before a number is a minus, or the 'to' of a period. */
const bullet = /^[-*•–]\s+(?=[^\s\d])/;
const lineBreak = /\r\n|[\n\r\f\v]/;

/** A line that is shorter was not broken by the letter's width. */
const smallestWidth = 60;
const longestHeading = 60;

/** The cells of a line, without what separates them. */
export function cellsIn(line: string): readonly PlacedCell[] {
  const cells: PlacedCell[] = [];
  const add = (start: number, end: number) => {
    const text = line.slice(start, end);
    const trimmed = text.trim();
    const from = start + text.length - text.trimStart().length;
    if (trimmed !== '') cells.push({ text: trimmed, start: from, end: from + trimmed.length });
  };
  let start = 0;
  for (const { 0: found, index } of line.matchAll(gap)) {
    const isSentence = endOfSentence.test(line.slice(0, index)) && !amount.test(line.slice(index));
    if (found === '  ' && isSentence) continue;
    add(start, index);
    start = index + found.length;
  }
  add(start, line.length);
  return cells;
}

/** The lines of a letter, in blocks that empty lines and drawn lines separate. */
export function readLetter(text: string): readonly (readonly LetterLine[])[] {
  const blocks: LetterLine[][] = [];
  let raw: string[] = [];
  const end = () => {
    if (raw.length > 0) blocks.push(linesOf(raw));
    raw = [];
  };
  for (const one of text.split(lineBreak)) {
    const line = withoutTabs(one).trimEnd();
    const isRule = ruleOnly.test(line);
    if (line !== '' && !isRule) {
      raw.push(line);
      continue;
    }
    const [only = '', ...others] = raw;
    if (isRule && others.length === 0 && isUnderlinedBy(only, line)) {
      blocks.push([{ kind: 'heading', text: only.trim(), isHead: false }]);
      raw = [];
    }
    end();
  }
  end();
  return blocks;
}

/** A tab leads to the next eighth place of the line. */
const withoutTabs = (line: string): string =>
  line.split('\t').reduce((before, after) => before.padEnd(8 * Math.ceil((before.length + 1) / 8)) + after);

const isUnderlinedBy = (line: string, rule: string): boolean =>
  line.trim().length <= longestHeading &&
  cellsIn(line).length === 1 &&
  Math.abs(line.trim().length - rule.trim().length) <= 2;

function linesOf(raw: readonly string[]): LetterLine[] {
  const lines: LetterLine[] = [];
  const isColumns = (line: string) => cellsIn(line).length > 1;
  const width = Math.max(
    smallestWidth,
    ...raw.filter((line) => !isColumns(line)).map(({ length }) => length),
  );
  for (const [index, line] of raw.entries()) {
    const before = raw[index - 1];
    const last = lines.at(-1);
    const text = line.trim();
    if (isColumns(line)) {
      lines.push({ kind: 'columns', text: line, isHead: isInCapitals(line) && !/\d/.test(line) });
    } else if (bullet.test(text)) {
      lines.push({ kind: 'item', text: text.replace(bullet, ''), isHead: false });
    } else if (last && before !== undefined && continues(line, before, last, width)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}`, isHead: false };
    } else {
      const isHeading = last?.kind !== 'plain' && isTitle(text) && !isTitle(raw[index + 1]?.trim() ?? '');
      lines.push({ kind: isHeading ? 'heading' : 'plain', text, isHead: false });
    }
  }
  return lines;
}

/** Whether a line without columns belongs to the line before it: the first word had no room there, or it is indented. */
function continues(line: string, before: string, last: LetterLine, width: number): boolean {
  if (last.kind === 'heading') return false;
  const indentation = line.length - line.trimStart().length;
  const value = cellsIn(before).at(-1);
  if (last.kind === 'columns') return value !== undefined && value.start > 0 && indentation === value.start;
  const [word = ''] = line.trim().split(' ');
  const hadNoRoom = before.length + 1 + word.length > width;
  return hadNoRoom || (last.kind === 'item' && indentation > 0);
}

const isInCapitals = (line: string): boolean => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

/** A short line in capitals that begins with a letter. */
const isTitle = (text: string): boolean =>
  text.length <= longestHeading && /^\p{L}/u.test(text) && /\p{L}{3}/u.test(text) && isInCapitals(text);
