import { logError } from '#api/error-log.ts';
import { forwardErrors } from './error-forwarding.ts';

/** From now on, the insurer's log hears of each error of this page. A page that is left sends no more. */
export function watchErrors(logPath: string | undefined): void {
  // A report is never taken back.
  const { signal } = new AbortController();
  const stop = forwardErrors(window, (report) => logError(report, signal, logPath));
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) stop();
  });
}
