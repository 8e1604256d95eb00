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
  ['', ''],
  ['åaa', 'ÿÿ'],
  ['x/y', null],
])('the key of %s is %j', (text, key) => {
  expect(sortKey(text)).toBe(key);
});

test('the key is made of the lower case that the caller has', () => {
  expect(sortKey('BERG AA', 'berg aa')).toBe('berg ÿ');
});
