import { expect, test } from 'vitest';
import { errorWords } from '#workbench/page/error-words.ts';

test.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: http://localhost/assets/flow.js',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('an error of the network says what to do: %s', (message) => {
  expect(errorWords(new TypeError(message))).toBe(
    'The sandbox does not respond. Start it, or connect again, and try once more.',
  );
});

test('another error keeps its words', () => {
  expect(errorWords(new Error('order-policy has no drawing.'))).toBe('order-policy has no drawing.');
});
