import { act } from '@testing-library/react';
import { isLoaded } from '#test/journeys/loaded.ts';
import { loading } from '#test/support/render-router.tsx';

/** Turns of the event loop in which nothing may happen before a page that waits counts as stuck. */
export const patience = 400;

/** The same for a page that may wait: nothing has followed from the last response. */
const shortPatience = 40;

/** Turns in which a loaded page must stay loaded: the end of one call may start another one. */
export const calm = 3;

/** Lets the event loop run once. */
export const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const isCodeLoading = () => document.body.textContent?.includes(loading) === true;

/**
 * Waits until the page has loaded and no request runs.
 * @param mayWait whether the page may wait for good, as it does without a connection: it is given up sooner
 * @returns false if nothing runs, and the page still waits
 */
export async function settle(
  isBusy: () => boolean,
  hasLeft: () => boolean,
  mayWait = false,
): Promise<boolean> {
  const turns = mayWait ? shortPatience : patience;
  let still = 0;
  let loaded = 0;
  while (loaded < calm && still < turns) {
    await turn();
    const isDone = document.querySelector('[data-state=error]') !== null || isLoaded() || hasLeft();
    loaded = isDone && !isBusy() ? loaded + 1 : 0;
    still = isBusy() || isCodeLoading() ? 0 : still + 1;
  }
  return loaded >= calm;
}

/** Turns without a request after which nothing follows from the last response. */
const quiet = 10;

/** Waits until no request runs, also if the page still waits for a response that is held. */
export async function becomeQuiet(isBusy: () => boolean): Promise<void> {
  for (let idle = 0; idle < quiet; idle += 1) {
    await turn();
    if (isBusy() || isCodeLoading()) idle = 0;
  }
}
