import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ClientError } from '#api/error-log.ts';
import { errorReport } from './error-report.ts';

/** CLS is a share of the window; all others are milliseconds. */
const rounded = ({ name, value }: MetricType) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Reports once how the page has loaded, when it is hidden for the first time. */
export function reportVitals(window: Window, send: (report: ClientError) => Promise<unknown>): void {
  const vitals: Record<string, number> = {};
  const keep = (metric: MetricType) => {
    vitals[metric.name] = rounded(metric);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  const report = () => {
    if (window.document.visibilityState !== 'hidden') return;
    window.document.removeEventListener('visibilitychange', report);
    send({ ...errorReport({ message: 'web-vitals' }, window.location.href), error: '', vitals }).catch(
      () => {},
    );
  };
  window.document.addEventListener('visibilitychange', report);
}
