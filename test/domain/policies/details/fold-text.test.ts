import { expect, test } from 'vitest';
import type { InsuredObject, Part } from '#domain/policies/details/block.ts';
import { partsOfPage } from '#domain/policies/details/cover-blocks.ts';
import { foldText, withoutSame } from '#domain/policies/details/fold-text.ts';

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
    'Bygning, Innbo, forsikringssum 850 000 kr, egenandel 6 000 kr',
  ],
  ['its only cover', [{ ...covers, items: ['Bygning'] }], 'Bygning'],
  ['the covers of a group of employees', [{ ...covers, heading: 'Tilleggsdekninger' }], 'Bygning, Innbo'],
  [
    'the deductible that its covers share',
    [{ kind: 'covers', heading: 'Dekninger', covers: [row('Brann', '4 000 kr'), row('Tyveri', null)] }],
    'Brann, Tyveri, egenandel 4 000 kr',
  ],
  [
    'no deductible if its covers have several',
    [{ kind: 'covers', heading: 'Dekninger', covers: [row('Brann', '4 000 kr'), row('Tyveri', '8 000 kr')] }],
    'Brann, Tyveri',
  ],
  [
    'how many covers it has, if they are many',
    [{ ...covers, items: ['Bygning', 'Innbo', 'Råte', 'Glass', 'Hage'] }],
    '5 dekninger',
  ],
  ['nothing if it has neither', [about], null],
] as const)('a folded object says %s (C4.48)', (_, blocks, text) => {
  expect(foldText(house(...blocks))).toBe(text);
});

test('a folded object leaves out what is the same for all (C4.48)', () => {
  const same = [{ label: 'Egenandel', cell: { kind: 'text', text: '6 000 kr' } }] as const;
  const [folded = house()] = withoutSame([house(covers, sums, about)], same);
  expect(foldText(folded)).toBe('Bygning, Innbo, forsikringssum 850 000 kr');
  expect(folded.blocks).toEqual([
    covers,
    { ...sums, facts: [{ label: 'Forsikringssum', value: '850 000 kr' }] },
    about,
  ]);
});

test('if one object has nothing of its own, none leaves out what is the same: it would seem to have more (C4.48)', () => {
  const cell = { kind: 'list', items: ['Bygning', 'Innbo'], missing: ['Råte'] } as const;
  const houses = [house(covers), house(covers, about)];
  expect(withoutSame(houses, [{ label: 'Dekninger', cell }])).toEqual(houses);
});

test('the covers of the policy and of its objects come before everything else (C4.32)', () => {
  const text: Part = { kind: 'text', text: 'Forsikringen gjelder ikke ved permittering.' };
  expect(partsOfPage([about, covers, house(covers), text])).toEqual({
    covers: [covers, house(covers), text],
    rest: [about],
  });
});
