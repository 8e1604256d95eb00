import { formatKroner } from '#domain/display/amounts.ts';
import { type CoverRow, kroner, type Part } from './block.ts';
import type { Cover } from './pieces.ts';

/** A cover without a sum is shown as included, one without a name as a cover (both assumed). */
const row = ({ navn, sum, egenandel }: Cover): CoverRow => ({
  name: navn || 'Dekning',
  sum: kroner(sum) ?? 'Inkludert',
  deductible: egenandel === null || egenandel === undefined ? null : `Egenandel ${formatKroner(egenandel)}`,
});

interface Covered {
  readonly dekninger?: readonly Cover[] | null | undefined;
}

/** The covers as one block; no block if there are none. */
export const describeCovers = ({ dekninger }: Covered): readonly Part[] =>
  dekninger && dekninger.length > 0
    ? [{ kind: 'covers', heading: 'Dekninger', covers: dekninger.map(row) }]
    : [];
