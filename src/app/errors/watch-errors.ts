import { type ClientError, logError } from '#api/error-log.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { forwardErrors } from './error-forwarding.ts';
import { announceError, type PageError } from './page-errors.ts';

/**
 * Sends the errors of this page, also the earlier ones, to the insurer's log until the page is left. Only the bank's share
 * of all page loads does so.
 */
export function watchErrors(
  { logPath, log: { share = 1, webVitals = false } = {} }: Pick<PageConfiguration, 'logPath' | 'log'>,
  earlier: readonly PageError[],
  random = Math.random(),
): void {
  if (random >= share) return;
  // A report is never aborted.
  const { signal } = new AbortController();
  const send = (report: ClientError) => logError(report, signal, logPath);
  const stop = forwardErrors(window, send, earlier);
  // Without the code, the times are not reported.
  if (webVitals)
    import('./web-vitals.ts').then((code) => code.reportVitals(window, send, logPath)).catch(() => {});
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
