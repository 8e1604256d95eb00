/** With fewer policies, no group has a heading or is folded. */
const fewestToFold = 5;

export const isFolding = (count: number): boolean => count >= fewestToFold;

/** The open groups after a press on one of them. Sorted, so that a second press takes back the first. */
export const withToggled = (openGroups: readonly string[], key: string): readonly string[] =>
  openGroups.includes(key) ? openGroups.filter((open) => open !== key) : [...openGroups, key].sort();
