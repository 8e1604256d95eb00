import { logError } from '#api/error-log.ts';
import { forwardErrors } from './error-forwarding.ts';
import { announceError, type PageError } from './page-errors.ts';

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

/** Reports what the page's policy refused, like an error of the page. Only the directive: an address may be personal. */
export const reportViolations = (window: Window): void =>
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    announceError(window, new Error(`The policy refused ${effectiveDirective}`)),
  );
