import { expect, test } from 'vitest';
import { breakpoints, layoutFor } from '#domain/site/layout.ts';

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [767.5, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('A9.1: at %d px the customer sees the layout for %s', (width, layout) => {
  expect(layoutFor(width)).toBe(layout);
});

test('A9.1: style sheets break at the same widths', () => {
  expect(breakpoints).toEqual({ tablet: 768, desktop: 1024 });
});
