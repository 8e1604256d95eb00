import type { WriteGate } from './write-gate.ts';

/**
 * A person who reads the buttons is not hurried: while a gate is shut, no call times out. The time-out of a call begins again
 * when it opens. Only the page that leaves the call then ends its wait.
 */
export function deferTimeOuts(gates: readonly Pick<WriteGate, 'isShut' | 'subscribe'>[]): void {
  const isShut = () => gates.some((gate) => gate.isShut());
  const subscribe = (listener: () => void) => {
    const stops = gates.map((gate) => gate.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
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
