type Cell = string | number | null;

/** A spreadsheet takes a text that begins with one of these for a formula, also if the sign is a full-width one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The address of a file that a Norwegian Excel opens as a table: UTF-8 with a byte order mark, semicolons between fields,
 * and a comma before decimals.
 */
export function csvAddress(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map(field).join(';')}\r\n`);
  // Half a character cannot be encoded.
  const text = `\uFEFF${lines.join('')}`.toWellFormed();
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}
