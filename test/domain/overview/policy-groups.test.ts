import { expect, test } from 'vitest';
import { monthlySum, policyGroups } from '#domain/overview/policy-groups.ts';
import { type PolicyRow, withoutTitle } from '#domain/policies/policy-row.ts';

const row = (title: string, icon: PolicyRow['icon'], labelText: string | null = null): PolicyRow => ({
  number: title,
  product: null,
  title,
  subtitle: null,
  labelText,
  premiePerManed: 100,
  href: null,
  icon,
  sortOrder: 70,
});

const titles = (rows: readonly PolicyRow[]) =>
  policyGroups(rows).map(({ heading, rows: members }) => [heading, members.map(({ title }) => title)]);

test('policies without a label are grouped by theme, and policies with a label follow (A2.28)', () => {
  const rows = [
    row('Reise', 'travel'),
    row('Bil', 'car'),
    row('Ulykke', 'accident'),
    row('Virke', 'company'),
    row('Moped', 'moped'),
    row('Båt', 'boat', 'Fra 01.01.2027'),
    row('Hus', 'house', 'Under behandling'),
  ];
  expect(titles(rows)).toEqual([
    ['Kjøretøy', ['Bil', 'Moped']],
    ['Hjem og fritid', ['Reise']],
    ['Deg og dine', ['Ulykke']],
    ['Andre forsikringer', ['Virke']],
    ['Under behandling eller gjelder senere', ['Båt', 'Hus']],
  ]);
});

test('a short list has no headings', () => {
  expect(titles([row('Bil', 'car'), row('Hus', 'house')])).toEqual([[null, ['Bil', 'Hus']]]);
});

test('the monthly sum excludes policies with a label or without a price', () => {
  const unpriced = { ...row('Liv', 'life'), premiePerManed: null };
  expect(monthlySum([row('Bil', 'car'), row('Hus', 'house'), row('Båt', 'boat', 'Fra 01.01.2027')])).toBe(
    200,
  );
  expect(monthlySum([row('Bil', 'car'), unpriced])).toBeNull();
});

test.each([
  ['Bil', 'Bil', null],
  ['Bil', ' Bil ', null],
  ['Bil', 'Bil XA10013', 'XA10013'],
  ['Reise', 'Reise familie', 'Familie'],
  ['Bil', 'Bilen til Kari', 'Bilen til Kari'],
  ['Bil', 'Volvo V60', 'Volvo V60'],
  ['Bil', '', null],
  ['Bil', null, null],
])('without the title %s, the text “%s” is: %s', (title, text, rest) => {
  expect(withoutTitle(title, text)).toBe(rest);
});
