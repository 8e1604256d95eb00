import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, customerKinds, track } from '#app/page/analytics.ts';

const opened: AnalyticsEvent = {
  event: 'modal',
  modal_name: 'reisekort',
  modal_description: 'Del reisekort',
  modal_action: 'open',
  app_namespace: 'min-side-forsikring',
};

test('dialogs that open or close are appended to the data layer (A7.24)', () => {
  const page = { dataLayer: [opened] };
  track(page, { ...opened, modal_action: 'close' });
  expect(page.dataLayer).toEqual([opened, { ...opened, modal_action: 'close' }]);
});

test('a page without a data layer gets one', () => {
  const page: { dataLayer?: AnalyticsEvent[] } = {};
  track(page, { event: 'forsikring', forsikring_total_count: 2, forsikring_product_list: ['P10', 'P45'] });
  expect(page.dataLayer).toEqual([
    { event: 'forsikring', forsikring_total_count: 2, forsikring_product_list: ['P10', 'P45'] },
  ]);
});

describe('the kinds of policies that the customer has (A7.24)', () => {
  test.each([
    [{ skade: false, person: false, delte: false }, 'ingen'],
    [{ skade: true, person: false, delte: false }, 'skade'],
    [{ skade: true, person: false, delte: true }, 'skade-delte'],
    [{ skade: true, person: true, delte: true }, 'skade-person-delte'],
    [{ skade: false, person: true, delte: true }, 'person-delte'],
  ])('%o is %s', (has, expected) => {
    expect(customerKinds(has)).toBe(expected);
  });
});
