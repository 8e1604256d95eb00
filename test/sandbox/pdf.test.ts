import { expect, test } from 'vitest';
import { pdf } from '#sandbox/pdf.ts';

const latin1 = (file: Uint8Array<ArrayBuffer>) =>
  Array.from(file, (byte) => String.fromCharCode(byte)).join('');

test('every entry of the table of objects points at its object', () => {
  const file = latin1(pdf(['Bevis for Åse (født på Ørnes)', 'Pris – 1 200 kr \\ år']));
  const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(5);
  for (const [index, offset] of offsets.entries()) {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  const [, length = '', stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});

test('Norwegian letters, dashes and brackets are kept', () => {
  const file = latin1(pdf(['(æøå) – ½ €']));
  expect(file).toContain('(\\(\u00e6\u00f8\u00e5\\) \u0096 \u00bd ?) Tj');
});
