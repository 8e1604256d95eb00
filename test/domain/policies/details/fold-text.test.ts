import { expect, test } from 'vitest';
import type { InsuredObject, Part } from '#domain/policies/details/block.ts';
import { coversAndRest } from '#domain/policies/details/cover-blocks.ts';
import { foldText } from '#domain/policies/details/fold-text.ts';

const covers: Part = { kind: 'list', heading: 'Dekninger', items: ['Bygning', 'Innbo'], missing: ['Råte'] };
const sums: Part = {
  kind: 'facts',
  heading: 'Sum og egenandel',
  facts: [
    { label: 'Forsikringssum', value: '850 000 kr' },
    { label: 'Egenandel', value: '6 000 kr' },
  ],
};
const about: Part = { kind: 'facts', heading: 'Om bygningen', facts: [{ label: 'Byggeår', value: '1978' }] };

const house = (...blocks: readonly Part[]): InsuredObject => ({
  ...{ kind: 'object', group: 'Bygninger', heading: 'Enebolig', about: null },
  blocks,
  sums: [{ label: 'Forsikringssum', amount: 850_000, unit: 'kroner' }],
});

const row = (name: string, deductible: string | null) => ({ name, sum: 'Inkludert', deductible });

test.each([
  [
    'its covers, its deductible and its sum',
    [covers, sums, about],
    '2 dekninger, forsikringssum 850 000 kr, egenandel 6 000 kr',
  ],
  ['its only cover', [{ ...covers, items: ['Bygning'] }], '1 dekning'],
  [
    'the covers of a group of employees',
    [{ ...covers, heading: 'Tilleggsdekninger' }],
    '2 tilleggsdekninger',
  ],
  [
    'the deductible that its covers share',
    [{ kind: 'covers', heading: 'Dekninger', covers: [row('Brann', '4 000 kr'), row('Tyveri', null)] }],
    '2 dekninger, egenandel 4 000 kr',
  ],
  [
    'no deductible if its covers have several',
    [{ kind: 'covers', heading: 'Dekninger', covers: [row('Brann', '4 000 kr'), row('Tyveri', '8 000 kr')] }],
    '2 dekninger',
  ],
  ['nothing if it has neither', [about], null],
] as const)('a folded object says %s (C4.48)', (_, blocks, text) => {
  expect(foldText(house(...blocks))).toBe(text);
});

test('what is covered comes before what else is known', () => {
  const text: Part = { kind: 'text', text: 'Forsikringen gjelder ikke ved permittering.' };
  expect(coversAndRest([about, covers, text, house(covers)])).toEqual({
    covers: [covers, text, house(covers)],
    rest: [about],
  });
});
