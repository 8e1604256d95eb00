import { expect, test } from 'vitest';
import { dialogOptions, isSwipe } from '#domain/site/dialog-options.ts';

test('a dialog has medium size and closes by its button or Escape, unless its options differ (A4.14, A9.2)', () => {
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
])('for a movement of %d px, isSwipe returns %s (A4.14)', (pixels, closes) => {
  expect(isSwipe(pixels)).toBe(closes);
});
