import type { WriteGate } from './write-gate.ts';

/**
 * A person who reads the buttons is not hurried: while the gate is shut, no call times out. The time-out of a call begins again
 * when the gate opens. Only the page that leaves the call then ends its wait.
 */
export function deferTimeOuts({ isShut, subscribe }: Pick<WriteGate, 'isShut' | 'subscribe'>): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    const end = () => {
      if (!isShut()) return controller.abort(new DOMException('The call has timed out.', 'TimeoutError'));
      const stop = subscribe(() => {
        if (isShut()) return;
        stop();
        begin();
      });
    };
    const begin = () => setTimeout(end, ms);
    begin();
    return controller.signal;
  };
}
