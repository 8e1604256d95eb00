/** With fewer policies, no group has a heading or is folded. */
const fewestToFold = 5;

export const isFolding = (count: number): boolean => count >= fewestToFold;

/** The open groups after a press on one of them. */
export const withToggled = (openGroups: readonly string[], key: string): readonly string[] =>
  openGroups.includes(key) ? openGroups.filter((open) => open !== key) : [...openGroups, key];
