import { expect, test } from 'vitest';
import { folded, hitsOf } from '#domain/display/search.ts';

const names = ['Anne-Lise Ødegård', 'André Åsen', 'Haakon Æsøy', 'O’Brien Lie', ''];
const employees = names.map((name) => ({ name, foldedName: folded(name) }));
const found = (search: string) => hitsOf(employees, search).map(({ name }) => name);

test.each([
  ['', names],
  ['   ', names],
  ['anne', ['Anne-Lise Ødegård']],
  ['ØDEGÅRD anne', ['Anne-Lise Ødegård']],
  [' lise  ød ', ['Anne-Lise Ødegård']],
  ['andre', ['André Åsen']],
  ['André'.normalize('NFD'), ['André Åsen']],
  ['åsen'.normalize('NFD'), ['André Åsen']],
  ['asen', []],
  ['odegard', []],
  ['lie', ['O’Brien Lie']],
  ['finnes ikke', []],
])('the search %j finds %j (B2.80)', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
