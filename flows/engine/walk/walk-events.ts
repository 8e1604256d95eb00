import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { activeNodes } from '#flows/engine/leaves.ts';
import type { AnyCases } from './cases.ts';
import type { Outcome } from './outcomes.ts';

/**
 * An event in the graph that the walk searches. It stands for one event of the chart, or for all events of a move.
 */
export interface WalkEvent extends EventObject {
  readonly name: string;
  readonly events: readonly EventObject[];
  /** The outcome that the event reports; null for other events. */
  readonly outcome: Outcome | null;
}

export type Next = (state: AnyMachineSnapshot, event: EventObject) => AnyMachineSnapshot;

const walkEvent = (
  name: string,
  events: readonly EventObject[],
  outcome: Outcome | null = null,
): WalkEvent => ({
  type: 'walk',
  name,
  events,
  outcome,
});

/** The situations before, between and after the events; null if one of the events is not taken. */
export function sequence(
  state: AnyMachineSnapshot,
  events: readonly EventObject[],
  next: Next,
): readonly AnyMachineSnapshot[] | null {
  const states = [state];
  for (const event of events) {
    const present = states.at(-1) ?? state;
    if (!present.can(event)) return null;
    states.push(next(present, event));
  }
  return states;
}

/** The events that the visitor can send: each case of each event, and each move. */
export function visitorEvents(cases: AnyCases): readonly WalkEvent[] {
  const single = Object.entries(cases.events).flatMap(([type, payloads]) =>
    payloads.map((payload) => walkEvent(label(type, payload), [{ type, ...payload }])),
  );
  const moves = Object.entries(cases.moves ?? {}).map(([name, events]) => walkEvent(name, events));
  return [...single, ...moves];
}

/** Whether a situation takes all events that a walk event stands for. */
export const isTaken =
  (state: AnyMachineSnapshot, next: Next) =>
  ({ events }: WalkEvent): boolean =>
    sequence(state, events, next) !== null;

/** The delayed transitions (`after`) that can fire in a situation. */
export const delayEvents = (state: AnyMachineSnapshot): readonly WalkEvent[] =>
  activeNodes(state).flatMap((node) =>
    node.after.map(({ eventType, delay }) => walkEvent(`after ${delay}`, [{ type: eventType }])),
  );

export const outcomeEvent = (outcome: Outcome): WalkEvent =>
  walkEvent(`${outcome.actor}: ${outcome.name}`, [outcome.event], outcome);

/** A value as text; an object with a name becomes its name. */
const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? 'name' in value && typeof value.name === 'string'
      ? value.name
      : JSON.stringify(value)
    : String(value);

/** An event with its payload, as text. */
export function label(type: string, payload: object): string {
  const values = Object.entries(payload).flatMap(([key, value]) => (key === 'type' ? [] : [asText(value)]));
  return values.length > 0 ? `${type} (${values.join(', ')})` : type;
}
