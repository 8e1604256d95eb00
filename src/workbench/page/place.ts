import type { Trail } from './trail.ts';

/** What runs in the workbench, as the fields of its address. */
export interface Place {
  readonly flow: string | null;
  readonly persona: string | null;
  /** The leaf that the page went to; null if the flow began at its start. */
  readonly state: string | null;
  /** What happened after that, as the lines of a trail. */
  readonly did: readonly string[];
}

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const [flow, persona, state] = ['flow', 'persona', 'state'].map((name) => query.get(name));
  return { flow: flow ?? null, persona: persona ?? null, state: state ?? null, did: query.getAll('did') };
}

/** The query of an address without settings. */
export function queryOf({ flow, persona, state, did }: Place): string {
  const fields = Object.entries({ flow, persona, state }).filter(([, value]) => value !== null);
  const query = new URLSearchParams(fields as [string, string][]);
  for (const line of did) query.append('did', line);
  return `?${query}`;
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
 * The place that the address names: what the page went to, with what happened after that. If a link cannot have all of that, it
 * is the state in which the page is now; after the end of a child flow, that of the flow around it.
 *
 * @param trail what happened on the page since its start, or since it went to its state
 * @param running the flows of the page, the outermost first; none before the page is open
 * @param hasRun whether the flow of the place has run on this page
 * @param goalsOf the leaves of a flow that the workbench can go to
 */
export function placeNow(
  place: Place,
  trail: Pick<Trail, 'lines' | 'lost'>,
  running: readonly RunningFlow[],
  hasRun: boolean,
  goalsOf: (flow: string) => readonly string[],
): Place {
  if (trail.lost === '') return { ...place, did: trail.lines };
  const here = { ...place, did: [] };
  const own = running.find(({ id }) => id === place.flow);
  const flow = own ?? (hasRun ? running[0] : undefined);
  if (!flow || (place.state !== null && own?.active.includes(place.state))) return here;
  const state = goalsOf(flow.id).find((leaf) => flow.active.includes(leaf));
  return state === undefined ? here : { ...here, flow: flow.id, state };
}
