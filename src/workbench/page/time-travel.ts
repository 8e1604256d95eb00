import type { Step } from '#workbench/history.ts';
import { replayed } from './replayed.ts';
import type { Run } from './run.ts';
import type { Sent } from './tape.ts';

/** What a page has taken back. */
export interface Future {
  readonly sent: readonly Sent[];
  readonly steps: readonly Step[];
}

/** Takes the page of a run to an earlier step, and forward again until something else happens. */
export interface TimeTravel {
  /** The number of events that can be taken back. */
  behind(): number;
  /** The number of events that were taken back and can be sent again. */
  ahead(): number;
  /** The steps of the events ahead. */
  stepsAhead(): readonly Step[];
  back(): void;
  forward(): void;
  /** Goes to the state after a number of events. */
  toEvent(count: number): void;
  /** Goes to the state after a step of the timeline, back or forward. */
  toStep(step: number): void;
}

const none: Future = { sent: [], steps: [] };

/** @param replace puts another run in the place of the run */
export function openTimeTravel(
  run: Run,
  replace: (run: Run, future: Future) => void,
  future: Future = none,
): TimeTravel {
  const start = run.tape.sent().length;
  // The future ends when something else happens.
  const left = () => (run.tape.sent().length === start ? future : none);
  const travel = (isThere: (again: Run) => boolean) => {
    const all = [...run.tape.sent(), ...left().sent];
    const steps = [...run.watch.report().steps, ...left().steps];
    const again = replayed(run, all, isThere);
    const count = again.tape.sent().length;
    // A flow that has ended has a notice.
    const notice =
      `The page is at event ${count} of ${all.length}. Calls and delays that wait here are settled by a button. ${again.notice()}`.trim();
    again.say(notice);
    const leave = again.watch.subscribe(() => {
      if (again.tape.sent().length === count) return;
      leave();
      // What the run says about its end stays.
      if (again.notice() === notice) again.say('');
    });
    const last = again.watch.lastStep();
    replace(again, { sent: all.slice(count), steps: steps.filter(({ number }) => number > last) });
  };
  const toEvent = (count: number) => travel((again) => again.tape.sent().length >= count);
  return {
    behind: () => run.tape.sent().length,
    ahead: () => left().sent.length,
    stepsAhead: () => left().steps,
    back: () => toEvent(run.tape.sent().length - 1),
    forward: () => toEvent(run.tape.sent().length + 1),
    toEvent,
    toStep: (step) => travel((again) => again.watch.lastStep() >= step),
  };
}
