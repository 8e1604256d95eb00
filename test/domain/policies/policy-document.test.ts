import { expect, test } from 'vitest';
import { columnsOf } from '#domain/policies/policy-document.ts';

test.each([
  ['the longest line', 'Kasko\nTrafikkforsikringsavgift\nPris', 24],
  ['a line without the blanks at its end', 'Kasko   4 000 kr      \r\nPris', 16],
  ['one at least', '\n', 1],
])('a document has the columns of %s (B2.70)', (_, text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
