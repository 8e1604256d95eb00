import { expect, test } from 'vitest';
import { nextSorting, type Sorting, sortColumns, sortRows } from '#domain/overview/business-order.ts';

const row = (title: string, subtitle: string | null, premiePerAr: number, premie: number) => ({
  number: `${title} ${subtitle}`,
  product: 'N17',
  title,
  subtitle,
  labelText: null,
  href: '#/x',
  sortOrder: 70,
  premiePerAr,
  premie,
});

const rows = [
  row('Årsreise', null, 300, 300),
  row('Virke', 'B', 100, 100),
  row('Ølvogn', null, 1200, 100),
  row('Virke', 'A', 200, 200),
  row('Ærfugl', null, 100, 50),
];

const sorted = (sorting: Sorting | null) =>
  sortRows(rows, sorting).map(({ title, subtitle }) => [title, subtitle].join(' ').trim());
const asGiven = ['Årsreise', 'Virke B', 'Ølvogn', 'Virke A', 'Ærfugl'];

test.each([
  [null, asGiven],
  [{ column: 'title', direction: 'ascending' }, ['Virke B', 'Virke A', 'Ærfugl', 'Ølvogn', 'Årsreise']],
  [{ column: 'title', direction: 'descending' }, ['Årsreise', 'Ølvogn', 'Ærfugl', 'Virke B', 'Virke A']],
  [{ column: 'premiePerAr', direction: 'ascending' }, ['Virke B', 'Ærfugl', 'Virke A', 'Årsreise', 'Ølvogn']],
  [{ column: 'premie', direction: 'descending' }, ['Årsreise', 'Virke A', 'Virke B', 'Ølvogn', 'Ærfugl']],
] as const)('rows are sorted by %j, and equal rows keep their order', (sorting, expected) => {
  expect(sorted(sorting)).toEqual(expected);
});

test('presses on a column sort it ascending, then descending, then not at all', () => {
  const first = nextSorting(null, 'premie');
  const second = nextSorting(first, 'premie');
  expect([first, second, nextSorting(second, 'premie')]).toEqual([
    { column: 'premie', direction: 'ascending' },
    { column: 'premie', direction: 'descending' },
    null,
  ]);
  expect(nextSorting(second, 'title')).toEqual({ column: 'title', direction: 'ascending' });
});

test('an unknown premium comes before all others, also before one of 0', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('two rows are needed');
  const some = [
    { ...first, premie: 0 },
    { ...second, premie: null },
  ];
  expect(sortRows(some, { column: 'premie', direction: 'ascending' }).map(({ premie }) => premie)).toEqual([
    ...[null, 0],
  ]);
});

test('the overview is sorted by three columns, and stays as it is without a choice', () => {
  expect(sortColumns).toEqual(['title', 'premiePerAr', 'premie']);
  expect(sortRows(rows, null)).toBe(rows);
});
