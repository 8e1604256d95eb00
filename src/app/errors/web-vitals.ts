import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { csrfHeader } from '#api/csrf.ts';
import { type ClientError, defaultLogPath } from '#api/error-log.ts';
import { errorReport } from './error-report.ts';

/** CLS is a share of the window; all others are milliseconds. */
const rounded = ({ name, value }: MetricType) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/**
 * Reports how the page has loaded, when it is hidden for the first time. Without a token of the log, the API refuses the
 * first report and requests a repeat (A7.22), which a page that is closing cannot send. Such a page also reports its first
 * paint, as soon as it is known.
 */
export function reportVitals(
  window: Window,
  send: (report: ClientError) => Promise<unknown>,
  logPath = defaultLogPath,
): void {
  const vitals: Record<string, number> = {};
  let isFirstPaintDone = 'X-Csrf-Token' in csrfHeader(logPath);
  const report = () => {
    const page = errorReport({ message: 'web-vitals' }, window.location.href);
    send({ ...page, error: '', vitals: { ...vitals } }).catch(() => {});
  };
  const keep = (metric: MetricType) => {
    vitals[metric.name] = rounded(metric);
    if (isFirstPaintDone || metric.name !== 'FCP') return;
    isFirstPaintDone = true;
    report();
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  const reportHidden = () => {
    if (window.document.visibilityState !== 'hidden') return;
    window.document.removeEventListener('visibilitychange', reportHidden);
    report();
  };
  window.document.addEventListener('visibilitychange', reportHidden);
}
