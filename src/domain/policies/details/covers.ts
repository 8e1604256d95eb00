import { formatKroner } from '#domain/display/amounts.ts';
import { type Block, facts } from './block.ts';
import type { Cover } from './pieces.ts';

/** Each cover with its sum and its deductible; one without a sum has no limit (assumed). */
const worth = ({ sum, egenandel }: Cover): string =>
  [
    sum === null || sum === undefined ? 'Uten grense' : formatKroner(sum),
    ...(egenandel === null || egenandel === undefined ? [] : [`egenandel ${formatKroner(egenandel)}`]),
  ].join(', ');

/** What is covered, by name (C4.6). */
export const describeCovers = ({ dekninger }: { readonly dekninger: readonly Cover[] }): readonly Block[] =>
  facts('Dekninger', Object.fromEntries(dekninger.map((cover) => [cover.navn, worth(cover)])));
