import type { AnyStateMachine } from 'xstate';
import { isHidden } from '#domain/person/without-personal.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';

type Guard = (args: unknown, params: unknown) => boolean;

/**
 * The chart with guards that return their recorded result if they read a hidden value: an empty name and a long name look
 * alike when hidden. All other guards run. `held` is called for each recorded result that is used.
 */
export function withRecordedGuards(
  machine: AnyStateMachine,
  recorded: (guard: string) => boolean | undefined,
  held: (guard: string) => void,
): AnyStateMachine {
  const names = [...transitionsOf(machine)];
  /** Branches of one event that use the same guard with other params: only the guard itself can decide. */
  const isAmbiguous = (guard: string) => {
    const usedAt = names.flatMap((name) => name.split(` [${guard}] `).slice(0, -1));
    return new Set(usedAt).size < usedAt.length;
  };
  const guards = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    // A combined guard (`not`, `and`, `or`) calls other guards, which have results of their own.
    if (typeof guard !== 'function' || 'check' in guard || isAmbiguous(name)) return [];
    const own = guard as Guard;
    const asRecorded: Guard = (args, params) => {
      const then = readsHidden(own, args, params) ? recorded(name) : undefined;
      if (then === undefined) return own(args, params);
      held(name);
      return then;
    };
    return [[name, asRecorded] as const];
  });
  return machine.provide({ guards: Object.fromEntries(guards) });
}

function readsHidden(guard: Guard, args: unknown, params: unknown): boolean {
  let found = false;
  const watched = (value: unknown): unknown => {
    if (isHidden(value)) found = true;
    return isData(value)
      ? new Proxy(value, { get: (target, key) => watched(Reflect.get(target, key)) })
      : value;
  };
  guard(watched(args), watched(params));
  return found;
}

/** Only plain data can be watched: the methods of a set or a date fail on a proxy. */
const isData = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
