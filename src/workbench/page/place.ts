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

/** A flow that runs on the page. */
interface RunningFlow {
  readonly id: string;
  /** Paths of its active states. */
  readonly active: readonly string[];
}

/** A step of a chart on the page. */
interface TakenStep {
  readonly flow: string;
  readonly active: readonly string[];
}

/** The flows of a page; if the one that it opened has ended with another address, that one in its last state. */
export function flowsAt(
  opened: string | undefined,
  flows: readonly RunningFlow[],
  steps: readonly TakenStep[],
): readonly RunningFlow[] {
  if (opened === undefined || flows.some(({ id }) => id === opened)) return flows;
  const last = steps.findLast(({ flow }) => flow === opened);
  return last ? [{ id: last.flow, active: last.active }] : flows;
}

/**
 * The place that the address names: what the page went to, or where it is now. After the end of a child flow it is in the flow
 * around it.
 *
 * @param running the flows of the page, the outermost first; none before the page is open
 * @param hasRun whether the flow of the place has run on this page
 * @param goalsOf the leaves of a flow that the workbench can go to
 */
export function placeNow(
  place: Place,
  running: readonly RunningFlow[],
  hasRun: boolean,
  goalsOf: (flow: string) => readonly string[],
): Place {
  if (place.state === null) return place;
  const own = running.find(({ id }) => id === place.flow);
  const flow = own ?? (hasRun ? running[0] : undefined);
  if (!flow || own?.active.includes(place.state)) return place;
  const state = goalsOf(flow.id).find((leaf) => flow.active.includes(leaf));
  return state === undefined ? place : { ...place, flow: flow.id, state };
}
