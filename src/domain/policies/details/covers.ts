import { coverAbout } from '#domain/policies/labels/cover-text.ts';
import { type CoverRow, coverOf, coverTable, type Part } from './block.ts';
import type { Cover } from './pieces.ts';

/** A cover without a sum is shown as included, one without a name as a cover (both assumed). */
const row = ({ navn, sum, egenandel }: Cover): CoverRow => {
  const cover = coverOf(navn || 'Dekning', sum, egenandel);
  const about = coverAbout(cover.name);
  return about === null ? cover : { ...cover, about };
};

interface Covered {
  readonly dekninger?: readonly Cover[] | null | undefined;
}

/** The covers as one block; no block if there are none. */
export const describeCovers = ({ dekninger }: Covered): readonly Part[] =>
  coverTable((dekninger ?? []).map(row));
