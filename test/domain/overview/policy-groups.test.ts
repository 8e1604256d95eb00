import { expect, test } from 'vitest';
import { groupSum, kindsIn, monthlySum, policyGroups, sumParts } from '#domain/overview/policy-groups.ts';
import type { PolicyRow } from '#domain/policies/policy-row.ts';

const row = (title: string, product: string, labelText: string | null = null): PolicyRow => ({
  number: title,
  product,
  title,
  subtitle: null,
  labelText,
  premiePerManed: 100,
  href: null,
  icon: 'umbrella',
  sortOrder: 70,
});

const titles = (rows: readonly PolicyRow[]) =>
  policyGroups(rows).map(({ heading, rows: members }) => [heading, members.map(({ title }) => title)]);

test('policies without a label are grouped by theme, and policies with a label follow (A2.28)', () => {
  const rows = [
    row('Reise', 'P10'),
    row('Bil', 'M05'),
    row('Ulykke', 'P15'),
    row('Virke', 'N75'),
    row('Hage', 'X99'),
    row('Moped', 'M15'),
    row('Båt', 'P35', 'Fra 01.01.2027'),
    row('Hus', 'P05', 'Under behandling'),
  ];
  expect(titles(rows)).toEqual([
    ['Kjøretøy', ['Bil', 'Moped']],
    ['Hjem og fritid', ['Reise']],
    ['Deg og dine', ['Ulykke']],
    ['Andre forsikringer', ['Virke', 'Hage']],
    ['Under behandling eller gjelder senere', ['Båt', 'Hus']],
  ]);
});

test('a short list has no headings', () => {
  expect(titles([row('Bil', 'M05'), row('Hus', 'P05')])).toEqual([[null, ['Bil', 'Hus']]]);
});

test.each([
  ['two policies', [row('Bil', 'M05'), row('Moped', 'M15')], 200],
  ['one policy', [row('Bil', 'M05')], 100],
  ['a policy without a price', [row('Bil', 'M05'), { ...row('Liv', 'S20'), premiePerManed: null }], null],
  ['a policy that is not in force', [row('Båt', 'P35', 'Fra 01.01.2027')], null],
] as const)('the price of a group of %s', (_, rows, kroner) => {
  expect(groupSum(rows)).toBe(kroner);
});

test('the parts of the sum are the groups of policies in force, and there are none if one of them has no price', () => {
  const rows = [
    ...[row('Bil', 'M05'), row('Moped', 'M15'), row('Reise', 'P10'), row('Ulykke', 'P15')],
    row('Båt', 'P35', 'Fra 01.01.2027'),
  ];
  expect(sumParts(rows)).toEqual([
    { key: 'vehicles', kroner: 200 },
    { key: 'home', kroner: 100 },
    { key: 'people', kroner: 100 },
  ]);
  expect(sumParts([...rows, { ...row('Liv', 'S20'), premiePerManed: null }])).toEqual([]);
  expect(sumParts(['a', 'b', 'c', 'd', 'e'].map((title) => row(title, 'M05')))).toEqual([]);
});

test('the key of a group is the same whatever the list contains', () => {
  const rows = ['M05', 'P05', 'P15', 'N75', 'X99'].map((product) => row(product, product));
  const keysOf = (all: readonly PolicyRow[]) => policyGroups(all).map(({ key }) => key);
  expect(keysOf([...rows, row('Båt', 'P35', 'Under behandling')])).toEqual([
    'vehicles',
    'home',
    'people',
    'other',
    'later',
  ]);
  expect(keysOf(Array.from({ length: 5 }, () => row('Hage', 'X99')))).toEqual(['other']);
});

test('the monthly sum excludes policies with a label or without a price', () => {
  const unpriced = { ...row('Liv', 'S20'), premiePerManed: null };
  expect(monthlySum([row('Bil', 'M05'), row('Hus', 'P05'), row('Båt', 'P35', 'Fra 01.01.2027')])).toBe(200);
  expect(monthlySum([row('Bil', 'M05'), unpriced])).toBeNull();
});

test('the monthly sum has the price of each kind of policy, and of any number of policies', () => {
  // Two of each theme, life, disability, illness, and an unknown product. Each price occurs once, so none can be missing.
  const prices = [
    ['M05', 1],
    ['M15', 2],
    ['P05', 4],
    ['P10', 8],
    ['P15', 16],
    ['P29', 32],
    ['S20', 64],
    ['S30', 128],
    ['S50', 256],
    ['P71', 512],
    ['N75', 1024],
    ['X99', 2048],
  ] as const;
  const rows = prices.map(([product, premiePerManed]) => ({ ...row(product, product), premiePerManed }));
  expect(monthlySum(rows)).toBe(4095);
});

test.each([
  [['Bil', 'Bil'], 'Bil'],
  [['Bil', 'Moped', 'Bil'], 'Bil, Moped'],
  [['Bil', 'Moped', 'Båt', 'Hus'], 'Bil, Moped og mer'],
])('a closed group with %j names its first two kinds: %s (C4.33)', (kinds, line) => {
  expect(kindsIn(kinds.map((title) => ({ title })))).toBe(line);
});
