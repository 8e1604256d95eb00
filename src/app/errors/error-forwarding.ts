import type { ClientError } from '#api/error-log.ts';
import { errorReport } from './error-report.ts';
import { onPageError, type PageError } from './page-errors.ts';

/** A page that fails again and again sends no more reports than this. */
const maxReports = 10;

/** An error that is repeated is reported the first, tenth and hundredth time, and so on. */
const isReportedAt = (times: number) => /^10*$/.test(String(times));

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
  const counts = new Map<string, number>();
  let sent = 0;
  const forward = (event: PageError) => {
    // An error thrown here would fire the next `error` event, without end.
    try {
      const report = errorReport('reason' in event ? { error: event.reason } : event, window.location.href);
      const key = `${report.message} ${report.stacktrace}`;
      const times = (counts.get(key) ?? 0) + 1;
      if (sent >= maxReports) return;
      counts.set(key, times);
      if (!isReportedAt(times)) return;
      sent += 1;
      send({ ...report, ...(times > 1 && { times }) }).catch(() => {});
    } catch {}
  };
  for (const event of earlier) forward(event);
  return onPageError(window, forward);
}
