/** Alternatives (A2.33): 'A', 'A eller B', 'A, B eller C'. */
export const anyOfNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' eller ');
