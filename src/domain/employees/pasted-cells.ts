/*
 * A cell, and what ends it. A spreadsheet quotes a cell that contains a line break, and doubles the quotes in it. A quote
 * that does not enclose the whole cell is a character like any other, and so is a pair with the end of another cell or nothing
 * but white space between: such quotes mean 'as above', and would swallow the employees between them.
 */
const afterTabs = /(?:"(?!\s+")((?:[^"\t]|"")*)"|([^\t\r\n]*))(\t|\r\n?|\n|$)/gy;
const afterSemicolons = /(?:"(?!\s+")((?:[^"\r\n]|"")*)"|([^;\r\n]*))(;|\r\n?|\n|$)/gy;

/** White space of every kind is one blank: a heading may have two lines. */
const tidy = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

/**
 * The cells of each line, as a spreadsheet copies them. A text without a tab has semicolons between its cells: the Tab key
 * leaves the field, so a visitor who types cannot use it.
 */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    text.includes('\t') ? afterTabs : afterSemicolons,
  )) {
    lines.at(-1)?.push(tidy(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '') break;
    if (end !== '\t' && end !== ';') lines.push([]);
  }
  return lines;
}
