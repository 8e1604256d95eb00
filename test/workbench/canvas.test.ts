import { expect, test } from 'vitest';
import { toMiddle } from '#workbench/page/canvas.ts';

const window = { from: 0, length: 100 };

test('a part in the middle of a large drawing comes to the middle of its window', () => {
  expect(toMiddle(window, { from: 200, length: 20 }, { from: -100, length: 600 })).toBe(-160);
});

test('at an edge of the drawing the window shows the drawing, not what is beside it', () => {
  expect(toMiddle(window, { from: 0, length: 20 }, { from: 0, length: 600 })).toBe(0);
  expect(toMiddle(window, { from: 580, length: 20 }, { from: 0, length: 600 })).toBe(-500);
});

test('a drawing that is smaller than its window is in the middle of it', () => {
  expect(toMiddle(window, { from: 0, length: 20 }, { from: 0, length: 40 })).toBe(30);
});
