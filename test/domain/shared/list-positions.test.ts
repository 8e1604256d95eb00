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
  ['PageUp', 95, 85],
  ['PageDown', 89, 99],
  ['Home', 50, 0],
  ['End', 50, 99],
])('%s moves from row %i of 100 to row %i', (key, at, expected) => {
  expect(positionAfter(key, at, 100)).toBe(expected);
});

test.each(['Enter', 'Tab'])('%s does not move to another row', (key) => {
  expect(positionAfter(key, 50, 100)).toBeNull();
});

test('without a focused row, only the rows on screen are rendered', () => {
  expect(withNeighbours([5, 6, 7], null, 100)).toEqual([5, 6, 7]);
});

test.each([
  [6, [5, 6, 7]],
  [10, [5, 6, 7, 9, 10, 11]],
  [8, [5, 6, 7, 8, 9]],
  [0, [0, 1, 5, 6, 7]],
  [99, [5, 6, 7, 98, 99]],
])('with rows 5 to 7 on screen and row %i focused, the rows %j are rendered', (focused, expected) => {
  expect(withNeighbours([5, 6, 7], focused, 100)).toEqual(expected);
});
