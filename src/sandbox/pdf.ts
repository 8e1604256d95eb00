/** Characters of PDF's WinAnsiEncoding with another code in Unicode; the others are the same up to 255. */
const special = new Map([
  ['–', 0x96],
  ['—', 0x97],
  ['•', 0x95],
]);

const byteOf = (character: string): number => {
  const code = special.get(character) ?? character.charCodeAt(0);
  return code > 255 ? '?'.charCodeAt(0) : code;
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from([...text], byteOf);

const shown = (line: string): string => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`;

/** A file of one A4 page with these lines, fixed-width; a page holds 58 lines of 90 characters. */
export function pdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 9 Tf 13 TL 50 790 Td ${lines.map(shown).join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    // One byte for each character, so that lengths and offsets can be counted before encoding.
    `<< /Length ${[...content].length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];
  const offsets: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    offsets.push([...file].length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return bytes(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${[...file].length}\n%%EOF\n`,
  );
}
