import { forgetReads } from '#flows/engine/walk/wire.ts';
import { holdPage } from './held-page.ts';
import { openRun, type Run } from './run.ts';
import { callIn, type Sent, sendAgain } from './tape.ts';

/**
 * Starts the flow of a run again and sends the events of a tape until the page is there. No call is sent meanwhile. A call
 * or a delay that is waiting at the end waits until a button settles it; later calls reach the sandbox, whose data stays as it is.
 */
export function replayed(run: Run, tape: readonly Sent[], isThere: (run: Run) => boolean): Run {
  run.router.close();
  const page = holdPage();
  forgetReads();
  const again = openRun(run.id, run.tape.input(), page.clock);
  for (const sent of tape) {
    const actor = again.router.current()?.actor;
    if (!actor || isThere(again)) break;
    if (sent.button !== undefined) again.tape.press(callIn(sent.event), sent.button, sent.operation);
    sendAgain(actor, sent);
  }
  page.open();
  // A later call must not share a read that is never answered.
  forgetReads();
  return again;
}
