import type { Block } from '#domain/policies/details/block.ts';
import { spaced } from '#test/support/no-break-space.ts';

/** A line for each text on the page: 'Heading', 'label: value' or 'item'. */
export const lines = (blocks: readonly Block[]): readonly string[] => linesIn(blocks).map(spaced);

const linesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts')
      return [block.heading, ...block.facts.map(({ label, value }) => `${label}: ${value}`)];
    if (block.kind === 'list')
      return [block.heading, ...block.items, ...(block.missing ?? []).map((item) => `${item}: ikke dekket`)];
    if (block.kind === 'covers')
      return [
        block.heading,
        ...block.covers.map(({ name, sum, deductible }) =>
          [`${name}: ${sum}`, ...(deductible === null ? [] : [`Egenandel ${deductible}`])].join(', '),
        ),
      ];
    return [
      [block.heading, ...(block.about === null ? [] : [block.about])].join(': '),
      ...linesIn(block.blocks),
    ];
  });
