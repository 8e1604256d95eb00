import type { ClientError } from '#api/error-log.ts';
import { errorReport } from './error-report.ts';

/** A page that fails over and over has said it by then. */
const atMost = 10;

/**
 * Sends each error of the page to the insurer's log (A7.23), defects of flows among them: the world
 * reports those as errors of the page. That a report does not arrive is nobody's error.
 */
export function forwardErrors(window: Window, send: (report: ClientError) => Promise<unknown>): () => void {
  const sent = new Set<string>();
  const forward = (happened: ErrorEvent | { readonly error: unknown }) => {
    // Within: what goes wrong here would be told of by an event of its own, and so on.
    try {
      const report = errorReport(happened, window.location.href);
      const key = `${report.message} ${report.stacktrace}`;
      if (sent.has(key) || sent.size >= atMost) return;
      sent.add(key);
      send(report).catch(() => {});
    } catch {}
  };
  const failed = (event: ErrorEvent) => forward(event);
  const rejected = (event: PromiseRejectionEvent) => forward({ error: event.reason });
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
