import type { Insured } from '#domain/policies/labels/cover-text.ts';
import { type CoverRow, coverOf, coverTable, kroner, type Part } from './block.ts';
import type { Cover } from './pieces.ts';

/** A cover without a sum is shown as included, one without a name as a cover (both assumed). */
const row = ({ navn, sum, egenandel }: Cover): CoverRow => coverOf(navn || 'Dekning', sum, egenandel);

interface Covered {
  readonly dekninger?: readonly Cover[] | null | undefined;
}

/** The covers as one block; no block if there are none. */
export const describeCovers = ({ dekninger }: Covered, insured: Insured = 'other'): readonly Part[] =>
  coverTable((dekninger ?? []).map(row), insured);

/** The deductible of an object; null if the table of its covers tells it. */
export const untoldDeductible = ({
  dekninger,
  egenandel,
}: Covered & { readonly egenandel?: number | null | undefined }): string | null =>
  dekninger?.some((cover) => cover.egenandel === egenandel) ? null : kroner(egenandel);
