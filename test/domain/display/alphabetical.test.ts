import { expect, test } from 'vitest';
import { alphabetically, sortKey } from '#domain/display/alphabetical.ts';

test('æ, ø and å stand last, and aa counts as å (A9.11)', () => {
  expect(['Åse', 'Aasen', 'Ødegård', 'Zeiner', 'Ærlig', 'Berg'].sort(alphabetically)).toEqual([
    'Berg',
    'Zeiner',
    'Ærlig',
    'Ødegård',
    'Åse',
    'Aasen',
  ]);
});

test.each([
  ['Berg Lie', 'berg lie'],
  ['Haakon', 'hÿkon'],
  ['Åse', 'ÿse'],
  ['André', null],
  ['haAkon', null],
  ['Aå', null],
  ['aÅ', null],
])('the key of %s is %j', (text, key) => {
  expect(sortKey(text)).toBe(key);
});
