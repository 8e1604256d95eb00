import { expect, test } from 'vitest';
import { columnsOf } from '#domain/policies/policy-document.ts';

test.each([
  ['is the length of the longest line', 'Kasko\nTrafikkforsikringsavgift\nPris', 24],
  ['excludes spaces at the end of a line', 'Kasko   4 000 kr      \r\nPris', 16],
  ['is at least 1', '\n', 1],
])('the number of columns of a document %s (B2.70)', (_, text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
