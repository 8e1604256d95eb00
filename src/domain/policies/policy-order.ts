interface Entry {
  readonly labelText: string | null;
  /** The sort order of its product (A3.14). */
  readonly sortOrder: number;
}

/** Rank by label (A2.28); the rank of 'Under behandling' is assumed (C3.7). */
const labelRank = ({ labelText }: Entry): number => {
  if (labelText === null) return 0;
  return labelText === 'Under behandling' ? 2 : 1;
};

/** The order of the overview: by label (A2.28), then by product (A3.14). Equal entries keep their order. */
export const byOverview = (one: Entry, other: Entry): number =>
  labelRank(one) - labelRank(other) || one.sortOrder - other.sortOrder;

export const inOverviewOrder = <T extends Entry>(entries: readonly T[]): readonly T[] =>
  [...entries].sort(byOverview);
