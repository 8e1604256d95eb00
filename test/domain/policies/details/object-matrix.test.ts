import { expect, test } from 'vitest';
import type { InsuredObject } from '#domain/policies/details/block.ts';
import { fitsMatrix, matrixOf, textsIn } from '#domain/policies/details/object-matrix.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const house = {
  ...{ kind: 'object', group: 'Bygninger', heading: 'Hus', about: null },
  blocks: [
    {
      ...{ kind: 'covers', heading: 'Dekninger' },
      covers: [
        { name: 'Bygning', about: 'Skade på selve bygningen.', sum: 'Inkludert', deductible: '6 000 kr' },
        { name: 'Innbo', sum: 'Ikke dekket', deductible: null, isMissing: true },
      ],
    },
    { kind: 'list', heading: 'Sikkerhet', items: ['Brannalarm'] },
    {
      ...{ kind: 'facts', heading: 'Sum' },
      facts: [{ label: 'Forsikringssum', value: '2 000 kr' }],
    },
    { kind: 'text', text: 'Garasjen er med.' },
  ],
  sums: [{ label: 'Forsikringssum', amount: 2000, unit: 'kroner' }],
} satisfies InsuredObject;

const shed = {
  ...{ kind: 'object', group: 'Bygninger', heading: 'Uthus', about: null },
  blocks: [
    {
      ...{ kind: 'covers', heading: 'Dekninger' },
      covers: [
        { name: 'Innbo', sum: '500 kr', deductible: null },
        { name: 'Bygning', sum: 'Ikke dekket', deductible: null, isMissing: true },
      ],
    },
    {
      ...{ kind: 'facts', heading: 'Sum' },
      facts: [{ label: 'Forsikringssum', value: '1 000 kr' }],
    },
    { kind: 'text', text: 'Garasjen er med.' },
  ],
  sums: [{ label: 'Forsikringssum', amount: 1000, unit: 'kroner' }],
} satisfies InsuredObject;

test('each cover, measure and fact is a row, and each object a column (C4.48)', () => {
  const shown = matrixOf([house, shed]).map(({ heading, rows }) => [
    heading,
    ...rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell && [cell.text, cell.has])]),
  ]);
  expect(shown).toEqual([
    [
      'Dekninger',
      ['Bygning', ['Inkludert, egenandel 6 000 kr', true], ['Ikke dekket', false]],
      ['Innbo', ['Ikke dekket', false], ['500 kr', true]],
    ],
    ['Sikkerhet', ['Brannalarm', ['Ja', true], null]],
    ['Sum', ['Forsikringssum', ['2 000 kr', null], ['1 000 kr', null]]],
  ]);
});

test('a row has the words of its cover and the total of its sums (C4.48, C4.44)', () => {
  const rows = matrixOf([shed, house]).flatMap((group) => group.rows);
  expect(rows.map(({ label, total }) => [label, total])).toEqual([
    ...[
      ['Innbo', null],
      ['Bygning', null],
    ],
    ['Forsikringssum', unbroken('3 000 kr')],
    ['Brannalarm', null],
  ]);
  expect(matrixOf([house, shed])[0]?.rows[0]?.about).toBe('Skade på selve bygningen.');
});

test('two covers of one name have a row each (C4.48)', () => {
  const covers = (...sums: readonly string[]): InsuredObject => ({
    ...{ kind: 'object', group: 'Objekter', heading: 'Hest', about: null },
    blocks: [
      {
        ...{ kind: 'covers', heading: 'Dekninger' },
        covers: sums.map((sum) => ({ name: 'Ansvar', sum, deductible: null })),
      },
    ],
  });
  const rows = matrixOf([covers('1 kr', '9 kr'), covers('2 kr')]).flatMap((group) => group.rows);
  expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.text)])).toEqual([
    ['Ansvar', '1 kr', '2 kr'],
    ['Ansvar', '9 kr', undefined],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

test('texts that belong to no row are told once (C4.48)', () => {
  expect(textsIn([house, shed])).toEqual(['Garasjen er med.']);
});

test('three objects fit beside each other, and four do not (C4.48)', () => {
  expect(fitsMatrix([house, shed, shed])).toBe(true);
  expect(fitsMatrix([house, shed, shed, shed])).toBe(false);
});
