import { expect, test } from 'vitest';
import type { PolicyRow } from '#domain/policies/policy-row.ts';
import { searchRows } from '#domain/policies/policy-search.ts';

const row = (number: string, title: string, subtitle: string | null): PolicyRow => ({
  number,
  product: null,
  title,
  subtitle,
  labelText: null,
  premiePerManed: null,
  href: null,
  icon: 'umbrella',
  sortOrder: 70,
});

const rows = [
  row('7130010', 'Bil', 'Volvo V60, XA10013'),
  row('7200010', 'Hytte', 'Elvebakken 4'),
  ...Array.from({ length: 13 }, (_, at) => row(`80${at}`, 'Tilhenger', null)),
];

test.each([
  ['volvo', '7130010'],
  ['XA 10013', '7130010'],
  ['bilen', '7130010'],
  ['hytta', '7200010'],
  ['Hytten', '7200010'],
  ['elvebakken', '7200010'],
])('a search for “%s” finds the policy %s (C4.28)', (typed, number) => {
  expect(searchRows(rows, typed).map((found) => found.number)).toEqual([number]);
});

test('an empty search, and any search of a list that is too short, finds all', () => {
  expect(searchRows(rows, '')).toBe(rows);
  const short = rows.slice(0, 14);
  expect(searchRows(short, 'volvo')).toBe(short);
});

test.each([
  ['Hyttene', []],
  ['hytta elvebakken', ['7200010']],
  ['volvoene', []],
])('a search for “%s” drops only the ending of the definite form', (typed, numbers) => {
  expect(searchRows(rows, typed).map((found) => found.number)).toEqual(numbers);
});

test('a name of three letters is searched as it is', () => {
  expect(searchRows([row('1', 'Ida', null), row('2', 'Id', null), ...rows], 'ida')).toHaveLength(1);
});
