import { customerKinds, track } from '#app/page/analytics.ts';
import { quietly } from '#app/page/quietly.ts';
import { tipsCardKey } from '#domain/overview/landing.ts';
import type { EmitListener } from '#flows/engine/session.ts';
import type { LandingEvent } from '#flows/overview/private-landing/flow.ts';

const charts: readonly string[] = ['private-landing', 'business-landing'];

/** Remembers that the tips card was closed (A2.29), and tracks visits of both landing pages (A7.24). */
export const trackLanding =
  (window: Window): EmitListener =>
  (chart, event) => {
    if (!charts.includes(chart)) return;
    // The business landing page emits one of these events too.
    const emitted = event as LandingEvent;
    if (emitted.type === 'tips.closed') {
      quietly(() => window.localStorage.setItem(tipsCardKey, 'false'));
      return;
    }
    const { count, products, has } = emitted;
    track(window, {
      event: 'forsikring',
      forsikring_total_count: count,
      forsikring_product_list: products.filter((code) => /^[A-Z]\d\d$/.test(code)),
    });
    track(window, { event: 'forsikring-kunde-har-delte-forsikringer', forsikring_kunde: customerKinds(has) });
  };
