import { replayed } from './replayed.ts';
import type { Run } from './run.ts';
import type { Sent } from './tape.ts';

/** Takes the page of a run to an earlier step, and forward again until something else happens. */
export interface TimeTravel {
  /** The number of events that can be taken back. */
  behind(): number;
  /** The number of events that were taken back and can be sent again. */
  ahead(): number;
  back(): void;
  forward(): void;
  /** Goes back to the state after a step of the timeline. */
  backTo(step: number): void;
}

/** @param replace puts another run in the place of the run */
export function openTimeTravel(
  run: Run,
  replace: (run: Run, future: readonly Sent[]) => void,
  future: readonly Sent[] = [],
): TimeTravel {
  const start = run.tape.sent().length;
  // The future ends when something else happens.
  const left = () => (run.tape.sent().length === start ? future : []);
  const travel = (isThere: (again: Run) => boolean) => {
    const all = [...run.tape.sent(), ...left()];
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
    replace(again, all.slice(count));
  };
  const travelTo = (count: number) => travel((again) => again.tape.sent().length >= count);
  return {
    behind: () => run.tape.sent().length,
    ahead: () => left().length,
    back: () => travelTo(run.tape.sent().length - 1),
    forward: () => travelTo(run.tape.sent().length + 1),
    backTo: (step) => travel((again) => again.watch.lastStep() >= step),
  };
}
