import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import { redact } from '#flows/engine/redaction.ts';
import { recordTransitions, type TransitionName } from '#flows/engine/walk/coverage.ts';
import { activePaths } from './flow-report.ts';
import { numberedStandIns } from './recording/masked.ts';
import { type DifferentPart, differentParts } from './recording/parts.ts';

/** One event that a chart took, and the resulting state: plain data without personal data. */
export interface Step {
  readonly number: number;
  readonly flow: string;
  readonly event: unknown;
  readonly state: string;
  readonly active: readonly string[];
  readonly context: unknown;
  /** What the step changed in the context. A hidden value has a number, which changes with the value. */
  readonly changes: readonly DifferentPart[];
  readonly transitions: readonly TransitionName[];
}

/** How many times each transition was taken, by name. */
export type Taken = Readonly<Record<TransitionName, number>>;

/** The largest number of stored steps: a page that is open all day must not fill the memory. */
const kept = 100;

/** Records the steps of a page's charts; its `inspect` is for their actors. */
export function recordHistory(changed: () => void) {
  let steps: readonly Step[] = [];
  const taken: Record<TransitionName, number> = {};
  // The transitions of a chart since its last snapshot.
  const pending = new WeakMap<object, TransitionName[]>();
  let number = 0;
  const contexts = new WeakMap<object, unknown>();
  const hide = numberedStandIns();

  const count = (event: InspectionEvent) => {
    const names = new Set<TransitionName>();
    recordTransitions(names)(event);
    for (const name of names) taken[name] = (taken[name] ?? 0) + 1;
    if (names.size > 0) pending.set(event.actorRef, [...(pending.get(event.actorRef) ?? []), ...names]);
  };

  return {
    steps: () => steps,
    taken: (): Taken => ({ ...taken }),
    inspect(event: InspectionEvent): void {
      count(event);
      if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      const context = redact(snapshot.context, { hide });
      const before = contexts.get(event.actorRef);
      contexts.set(event.actorRef, context);
      const step = {
        number: ++number,
        flow: snapshot.machine.id,
        // Its type is a name of the chart, however long: that of a delay contains its state.
        event: { ...Object(redact(event.event, { hide })), type: event.event.type },
        state: dataState(snapshot),
        active: activePaths(snapshot),
        context,
        changes: before === undefined ? [] : differentParts(before, context),
        transitions: pending.get(event.actorRef) ?? [],
      };
      pending.delete(event.actorRef);
      steps = [...steps, step].slice(-kept);
      changed();
    },
  };
}
