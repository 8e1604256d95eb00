import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { activeNodes } from '#flows/engine/leaves.ts';
import type { AnyCases } from './cases.ts';
import type { Outcome } from './outcomes.ts';

/** A way from one situation to another: one event, or the events of a move. */
export interface Way extends EventObject {
  readonly name: string;
  readonly events: readonly EventObject[];
  /** Set if the event is the end of an invoked actor. */
  readonly outcome: Outcome | null;
}

export type Next = (state: AnyMachineSnapshot, event: EventObject) => AnyMachineSnapshot;

const way = (name: string, events: readonly EventObject[], outcome: Outcome | null = null): Way => ({
  type: 'way',
  name,
  events,
  outcome,
});

/** The situations that the events lead through, including the first; null if an event is not taken. */
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

/** The customer's actions: each case of each event, and each move. */
export function customerWays(cases: AnyCases): readonly Way[] {
  const single = Object.entries(cases.events).flatMap(([type, payloads]) =>
    payloads.map((payload) => way(label(type, payload), [{ type, ...payload }])),
  );
  const moves = Object.entries(cases.moves ?? {}).map(([name, events]) => way(name, events));
  return [...single, ...moves];
}

/** Whether a situation takes all events of a way. */
export const isTaken =
  (state: AnyMachineSnapshot, next: Next) =>
  ({ events }: Way): boolean =>
    sequence(state, events, next) !== null;

/** The delayed transitions (`after`) that can fire in a situation. */
export const delayWays = (state: AnyMachineSnapshot): readonly Way[] =>
  activeNodes(state).flatMap((node) =>
    node.after.map(({ eventType, delay }) => way(`after ${delay}`, [{ type: eventType }])),
  );

export const outcomeWay = (outcome: Outcome): Way =>
  way(`${outcome.actor}: ${outcome.name}`, [outcome.event], outcome);

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
