import { expect, test } from 'vitest';
import { folded, hitsOf, hitsText, isSearch, searchPause } from '#domain/display/search.ts';

const names = ['Anne-Lise Ødegård', 'André Åsen', 'Haakon Æsøy', 'O’Brien Lie', ''];
const employees = names.map((name) => ({ name, foldedName: folded(name) }));
const found = (search: string) => hitsOf(employees, search).map(({ name }) => name);

test.each([
  ['', names],
  ['   ', names],
  [' \u00a0\t', names],
  ['anne\u00a0lise', ['Anne-Lise Ødegård']],
  ['anne', ['Anne-Lise Ødegård']],
  ['ØDEGÅRD anne', ['Anne-Lise Ødegård']],
  [' lise  ød ', ['Anne-Lise Ødegård']],
  ['andre', ['André Åsen']],
  ['André'.normalize('NFD'), ['André Åsen']],
  ['åsen'.normalize('NFD'), ['André Åsen']],
  ['asen', []],
  ['odegard', []],
  ['lie', ['O’Brien Lie']],
  ['anne åsen', []],
  ['finnes ikke', []],
])('the search %j finds %j (B2.80)', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test.each([
  ['', false],
  [' ', false],
  ['\u00a0 \t', false],
  [' a', true],
])('whether %j is a search: %s', (typed, expected) => {
  expect(isSearch(typed)).toBe(expected);
});

test.each([
  [0, 'Ingen treff'],
  [1, '1 treff'],
  [12, '12 treff'],
])('%i hits read "%s"', (count, text) => {
  expect(hitsText(count)).toBe(text);
});

test.each([
  ['ÆØÅ', 'æøå'],
  ['Åse'.normalize('NFD'), 'åse'],
  ['ÉMILE', 'emile'],
  ['Zoë ~', 'zoe ~'],
])('to search for it, %s is written %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test('the number of hits is announced after a pause in typing', () => {
  expect(searchPause).toBe(700);
});
