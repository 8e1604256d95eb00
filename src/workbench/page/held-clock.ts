import type { World } from '#flows/engine/session.ts';

/** A clock of charts whose delays never end by themselves, until it runs. */
export interface HeldClock extends NonNullable<World['clock']> {
  /** From now on new delays end. Those from before keep waiting. */
  run(): void;
}

export function heldClock(): HeldClock {
  let isRunning = false;
  return {
    run() {
      isRunning = true;
    },
    setTimeout: (end, delay) => (isRunning ? setTimeout(end, delay) : undefined),
    clearTimeout: (timer) => clearTimeout(timer),
  };
}
