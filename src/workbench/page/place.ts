/** What runs in the workbench, as the fields of its address. */
export interface Place {
  readonly flow: string | null;
  readonly persona: string | null;
  /** The leaf that the page went to; null if the flow began at its start. */
  readonly state: string | null;
}

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  return { flow: query.get('flow'), persona: query.get('persona'), state: query.get('state') };
}

/** The query of an address without settings. */
export function queryOf({ flow, persona, state }: Place): string {
  const fields = Object.entries({ flow, persona, state }).filter(([, value]) => value !== null);
  return `?${new URLSearchParams(fields as [string, string][])}`;
}

/**
 * The leaf that the address names: the one that the page went to, or the one that it is in now.
 *
 * @param active paths of the active states of the flow; empty if it does not run
 * @param goals the leaves of the flow that the workbench can go to
 */
export function stateNow(
  { state }: Place,
  active: readonly string[],
  goals: readonly string[],
): string | null {
  if (state === null || active.includes(state)) return state;
  return goals.find((leaf) => active.includes(leaf)) ?? state;
}
