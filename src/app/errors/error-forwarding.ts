import type { ClientError } from '#api/error-log.ts';
import { errorReport } from './error-report.ts';
import { onPageError, type PageError } from './page-errors.ts';

/** A page that fails again and again sends no more reports than this. */
const maxReports = 10;

/**
 * Sends each error of the page to the insurer's log (A7.23), including the errors that the world of
 * the flows reports. A report that does not arrive is ignored.
 * @param earlier errors from before this code was loaded
 */
export function forwardErrors(
  window: Window,
  send: (report: ClientError) => Promise<unknown>,
  earlier: readonly PageError[] = [],
): () => void {
  const sent = new Set<string>();
  const forward = (event: PageError) => {
    // An error thrown here would fire the next `error` event, without end.
    try {
      const report = errorReport('reason' in event ? { error: event.reason } : event, window.location.href);
      const key = `${report.message} ${report.stacktrace}`;
      if (sent.has(key) || sent.size >= maxReports) return;
      sent.add(key);
      send(report).catch(() => {});
    } catch {}
  };
  for (const event of earlier) forward(event);
  return onPageError(window, forward);
}
