import type { Insured } from '#domain/policies/labels/cover-text.ts';
import { type CoverRow, coverOf, coverTable, type Part } from './block.ts';
import type { Cover } from './pieces.ts';

/** A cover without a sum is shown as included, one without a name as a cover (both assumed). */
const row = ({ navn, sum, egenandel }: Cover): CoverRow => coverOf(navn || 'Dekning', sum, egenandel);

interface Covered {
  readonly dekninger?: readonly Cover[] | null | undefined;
}

/** The covers as one block; no block if there are none. */
export const describeCovers = ({ dekninger }: Covered, insured: Insured = 'other'): readonly Part[] =>
  coverTable((dekninger ?? []).map(row), insured);

/** Whether the covers of each object show its deductible, so that it needs no line of its own. A missing cover shows none. */
export const coversShowDeductible = (
  objects: readonly (Covered & { readonly egenandel?: number | null | undefined })[],
): boolean =>
  objects.every(({ dekninger, egenandel }) => {
    const counted = (dekninger ?? []).filter(({ sum }) => sum !== 0);
    return counted.length > 0 && counted.every((cover) => cover.egenandel === egenandel);
  });
