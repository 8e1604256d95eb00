import { expect, test } from 'vitest';
import { defaultModalSize, isSwipe } from '#domain/site/modal.ts';

test('A9.2: a dialog is of medium size, unless told otherwise', () => {
  expect(defaultModalSize).toBe('medium');
});

test.each([
  [0, false],
  [9.9, false],
  [10, true],
  [300, true],
  [-9.9, false],
  [-10, true],
])('A4.14: the customer closes a dialog by a swipe of %d px: %s', (pixels, closes) => {
  expect(isSwipe(pixels)).toBe(closes);
});
