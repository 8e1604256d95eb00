import type { AnyStateMachine } from 'xstate';
import { hidden } from '#domain/person/without-personal.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** What is known of the guards of one step: true, false, or nothing, where the guard must say for itself. */
export type Verdict = (step: RecordedStep | undefined, guard: string) => boolean | undefined;

/**
 * From the step on where something is hidden, a guard that would read it cannot be believed: an empty name
 * and a long one look alike. What the guards said then stands in the transitions that were taken.
 */
export function verdictsOf(recording: Recording): Verdict {
  const hides = (value: unknown) => JSON.stringify(value).includes(hidden);
  const first = recording.steps.findIndex(({ event }) => hides(event));
  const from = hides(recording.input) ? 0 : first;
  return (step, guard) => {
    if (!step || from < 0 || recording.steps.indexOf(step) < from) return undefined;
    return step.taken.some((name) => name.includes(` [${guard}] `));
  };
}

type Guard = (args: unknown, params: unknown) => boolean;

/** The chart with guards that say what they said then; `held` hears of those that would say otherwise now. */
export function withVerdicts(
  machine: AnyStateMachine,
  known: (guard: string) => boolean | undefined,
  held: (guard: string) => void,
): AnyStateMachine {
  const names = [...transitionsOf(machine)];
  /** Branches of one event that ask the same guard with other params: only the guard can tell them apart. */
  const isAmbiguous = (guard: string) => {
    const askedAt = names.flatMap((name) => name.split(` [${guard}] `).slice(0, -1));
    return new Set(askedAt).size < askedAt.length;
  };
  const guards = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    // One that is made of others asks those.
    if (typeof guard !== 'function' || 'check' in guard || isAmbiguous(name)) return [];
    const own = guard as Guard;
    const asRecorded: Guard = (args, params) => {
      const now = own(args, params);
      const then = known(name) ?? now;
      if (then !== now) held(name);
      return then;
    };
    return [[name, asRecorded] as const];
  });
  return machine.provide({ guards: Object.fromEntries(guards) });
}
