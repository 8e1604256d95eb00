import { expect, test } from 'vitest';
import type { InsuredObject } from '#domain/policies/details/block.ts';
import { compareObjects } from '#domain/policies/details/comparison.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const building = (heading: string, sum: number | null, facts: Readonly<Record<string, string>>) =>
  ({
    kind: 'object',
    group: 'Bygninger',
    heading,
    about: 'Solbakken 12',
    blocks: [
      { kind: 'list', heading: 'Dekninger', items: ['Bygning'], missing: [heading] },
      {
        kind: 'facts',
        heading: 'Sum og egenandel',
        facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
      },
    ],
    sums: [{ label: 'Forsikringssum', amount: sum, unit: 'kroner' }],
  }) satisfies InsuredObject;

const text = (value: string) => ({ kind: 'text', text: value });

test('facts that differ are columns, and facts that all objects share are told once (C4.48)', () => {
  const facts = { Forsikringssum: '850 000 kr', Egenandel: '6 000 kr' };
  const compared = compareObjects([
    building('Hus', 850_000, { ...facts, Byggeår: '1978' }),
    building('Uthus', 850_000, facts),
  ]);
  expect(compared.columns).toEqual(['Dekninger', 'Forsikringssum', 'Byggeår']);
  expect(compared.rows).toEqual([
    {
      ...{ heading: 'Hus', about: 'Solbakken 12', hasDetails: true, more: [] },
      cells: [{ kind: 'list', items: ['Bygning'], missing: ['Hus'] }, text('850 000 kr'), text('1978')],
    },
    {
      ...{ heading: 'Uthus', about: 'Solbakken 12', hasDetails: true, more: [] },
      cells: [{ kind: 'list', items: ['Bygning'], missing: ['Uthus'] }, text('850 000 kr'), null],
    },
  ]);
  expect(compared.same).toEqual([{ label: 'Egenandel', cell: text('6 000 kr') }]);
  expect(compared.totals).toEqual([null, unbroken('1 700 000 kr'), null]);
});

test('a list that all have is told once, and one that differs is whole in each row (C4.48)', () => {
  const covered = (heading: string, ...items: readonly string[]): InsuredObject => ({
    ...{ kind: 'object', group: 'Bygninger', heading, about: null },
    blocks: [
      { kind: 'list', heading: 'Dekninger', items },
      { kind: 'list', heading: 'Sikring', items: ['Alarm'], missing: ['Sprinkler'] },
    ],
  });
  const compared = compareObjects([covered('Hus', 'Brann'), covered('Uthus', 'Brann', 'Glass')]);
  expect(compared.columns).toEqual(['Dekninger']);
  expect(compared.rows.map(({ cells }) => cells)).toEqual([
    [{ kind: 'list', items: ['Brann'], missing: [] }],
    [{ kind: 'list', items: ['Brann', 'Glass'], missing: [] }],
  ]);
  expect(compared.same).toEqual([
    { label: 'Sikring', cell: { kind: 'list', items: ['Alarm'], missing: ['Sprinkler'] } },
  ]);
});

test('a total has no more decimals than its numbers (C4.48)', () => {
  const group = (heading: string, amount: number, value: string): InsuredObject => ({
    ...{ kind: 'object', group: 'Yrkesgrupper', heading, about: null },
    blocks: [{ kind: 'facts', heading: 'Ansatte', facts: [{ label: 'Antall årsverk', value }] }],
    sums: [{ label: 'Antall årsverk', amount, unit: 'number' }],
  });
  expect(compareObjects([group('Snekker', 1.1, '1,1'), group('Kontor', 2.2, '2,2')]).totals).toEqual(['3,3']);
});

test('sums are not added up while one of them is unknown (C4.48)', () => {
  const compared = compareObjects([
    building('Hus', 850_000, { Forsikringssum: '850 000 kr' }),
    building('Uthus', null, {}),
  ]);
  expect(compared.columns).toEqual(['Dekninger', 'Forsikringssum']);
  expect(compared.totals).toEqual([null, null]);
});

test('covers and sums keep their columns if there are too many, and nothing is lost (C4.48)', () => {
  const facts = (at: number) => ({ A: `a${at}`, B: `b${at}`, C: `c${at}`, Forsikringssum: `${at} kr` });
  const compared = compareObjects([building('Hus', 1, facts(1)), building('Uthus', 2, facts(2))]);
  expect(compared.columns).toEqual(['Dekninger', 'A', 'Forsikringssum']);
  expect(compared.rows.map(({ more }) => more)).toEqual([
    [
      { label: 'B', cell: text('b1') },
      { label: 'C', cell: text('c1') },
    ],
    [
      { label: 'B', cell: text('b2') },
      { label: 'C', cell: text('c2') },
    ],
  ]);
});

test('covers keep their sums, deductibles and plain words, which are told once (C4.48, C4.44)', () => {
  const vehicle = (heading: string, deductible: string): InsuredObject => ({
    ...{ kind: 'object', group: 'Kjøretøy', heading, about: null },
    blocks: [
      {
        kind: 'covers',
        heading: 'Dekninger',
        covers: [
          { name: 'Kasko', about: 'Skade på andre.', sum: 'Inkludert', deductible },
          { name: 'Leiebil', sum: 'Ikke dekket', deductible: null, isMissing: true },
        ],
      },
    ],
  });
  const compared = compareObjects([vehicle('Volvo', '6 000 kr'), vehicle('Saab', '8 000 kr')]);
  expect(compared.rows.map(({ cells }) => cells)).toEqual([
    [{ kind: 'list', items: ['Kasko: Inkludert, egenandel 6 000 kr'], missing: ['Leiebil'] }],
    [{ kind: 'list', items: ['Kasko: Inkludert, egenandel 8 000 kr'], missing: ['Leiebil'] }],
  ]);
  expect(compared.notes).toEqual([{ text: 'Kasko: Skade på andre.' }]);
});
