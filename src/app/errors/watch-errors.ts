import { logError } from '#api/error-log.ts';
import { forwardErrors } from './error-forwarding.ts';
import type { PageError } from './page-errors.ts';
import { reportViolations } from './policy-violations.ts';

/** Sends the errors of this page, also the earlier ones, to the insurer's log until the page is left. */
export function watchErrors(logPath: string | undefined, earlier: readonly PageError[]): void {
  // A report is never aborted.
  const { signal } = new AbortController();
  const stop = forwardErrors(window, (report) => logError(report, signal, logPath), earlier);
  reportViolations(window);
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) stop();
  });
}
