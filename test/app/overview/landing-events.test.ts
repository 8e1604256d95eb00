import { expect, onTestFinished, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { trackLanding } from '#app/overview/landing-events.ts';
import type { AnalyticsEvent } from '#app/page/analytics.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { car, customer } from '#flows/fixtures/customer.ts';
import { businessLandingCases } from '#flows/overview/business-landing/cases.ts';
import { businessLandingFlow } from '#flows/overview/business-landing/flow.ts';

const policies = {
  type: 'policies.shown',
  count: 1,
  products: ['N17'],
  has: { skade: true, person: false, delte: false },
};

/** Tracks this event of this chart. Returns the analytics events. */
function track(chart: string, event: { readonly type: string }) {
  const page: { dataLayer: AnalyticsEvent[] } = { dataLayer: [] };
  trackLanding(page as unknown as Window)(chart, event);
  return page.dataLayer;
}

test.each(['private-landing', 'business-landing'])('visits to %s are tracked (A7.24)', (chart) => {
  expect(track(chart, policies)).toEqual([
    { event: 'forsikring', forsikring_total_count: 1, forsikring_product_list: ['N17'] },
    { event: 'forsikring-kunde-har-delte-forsikringer', forsikring_kunde: 'skade' },
  ]);
});

test('a product that has no code of the insurer is not tracked', () => {
  const products = ['N17', 'Kari Skogly', '7100005'];
  expect(track('business-landing', { ...policies, ...{ products } })[0]).toMatchObject({
    forsikring_product_list: ['N17'],
  });
});

test('the browser remembers that the tips card was closed (A2.29)', () => {
  onTestFinished(() => localStorage.clear());
  trackLanding(window)('private-landing', { type: 'tips.closed' });
  expect(localStorage.getItem('showSamleAlleForsikringerCard')).toBe('false');
});

test('events of other charts are not tracked', () => {
  expect(track('access', policies)).toEqual([]);
});

test('the page of a company emits its visit when its policies are shown (A7.24)', () => {
  const chart: AnyStateMachine = inertChart(businessLandingFlow as never);
  const actor = createActor(chart, { input: businessLandingCases.input });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  expect(emitted).toEqual([]);
  const output = { ...customer, forsikringer: [{ ...car, produkt: 'N17' }] };
  actor.send({ type: 'xstate.done.actor.agreement', output: { isAvtalebytte: false } });
  actor.send({ type: 'xstate.done.actor.damage', output });
  expect(emitted).toEqual([policies]);
});
