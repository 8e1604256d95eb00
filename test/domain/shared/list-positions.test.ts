import { expect, test } from 'vitest';
import { positionAfter, withNeighbours } from '#domain/shared/list-positions.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['PageDown', 0, 10],
  ['PageDown', 95, 99],
  ['PageUp', 3, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['Enter', 50, null],
  ['Tab', 50, null],
])('%s leads from row %i of a hundred to %s', (key, at, expected) => {
  expect(positionAfter(key, at, 100)).toBe(expected);
});

test.each([
  [null, [5, 6, 7]],
  [6, [5, 6, 7]],
  [8, [5, 6, 7, 8, 9]],
  [0, [0, 1, 5, 6, 7]],
  [99, [5, 6, 7, 98, 99]],
])('with row %s reached, the rows %j are in the page', (reached, expected) => {
  expect(withNeighbours([5, 6, 7], reached, 100)).toEqual(expected);
});
