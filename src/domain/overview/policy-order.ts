interface Entry {
  readonly labelText: string | null;
  /** Of its product (A3.14). */
  readonly sortOrder: number;
}

/** Labels of the overview (A2.28); C3.7 assumes the last one. */
const labelRank = ({ labelText }: Entry): number => {
  if (labelText === null) return 0;
  return labelText === 'Under behandling' ? 2 : 1;
};

/** Order of the overview: by label (A2.28), then by product (A3.14); what is alike stays as it came. */
export const byOverview = (one: Entry, other: Entry): number =>
  labelRank(one) - labelRank(other) || one.sortOrder - other.sortOrder;

export const inOverviewOrder = <T extends Entry>(entries: readonly T[]): readonly T[] =>
  [...entries].sort(byOverview);
