import { expect, test } from 'vitest';
import { dialogOptions, isSwipe } from '#domain/site/dialog-options.ts';

test('A4.14, A9.2: a dialog is of medium size, and closed by its button or Escape, unless told otherwise', () => {
  const named = { name: 'gi-tilgang', description: 'Gi en person tilgang' };
  expect(dialogOptions(named)).toEqual({
    ...named,
    size: 'medium',
    type: 'standard',
    closeButton: true,
    escape: true,
    backdrop: false,
    swipe: false,
    timeOut: null,
  });
  expect(dialogOptions({ ...named, size: 'wide', backdrop: true, timeOut: 5000 })).toMatchObject({
    size: 'wide',
    escape: true,
    backdrop: true,
    timeOut: 5000,
  });
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
