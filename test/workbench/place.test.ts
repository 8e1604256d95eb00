import { expect, test } from 'vitest';
import { placeIn, queryOf, stateNow } from '#workbench/page/place.ts';

const goals = ['filling.typing', 'filling.failed', 'sending', 'sent'];
const went = { flow: 'order-policy', persona: 'business-admin', state: 'sending' };

test('an address names the flow, the persona and the state that the page goes to', () => {
  const search = '?flow=order-policy&persona=business-admin&state=sending';
  expect(placeIn(`${search}&width=tablet`)).toEqual(went);
  expect(queryOf(went)).toBe(search);
  expect(queryOf({ flow: 'insight', persona: null, state: null })).toBe('?flow=insight');
});

test('after the page went to a state, its address names the state in which the page is', () => {
  expect(stateNow(went, ['sending'], goals)).toBe('sending');
  expect(stateNow(went, ['filling', 'filling.failed'], goals)).toBe('filling.failed');
  expect(stateNow(went, [], goals)).toBe('sending');
});

test('the address of a flow that began at its start names no state', () => {
  expect(stateNow({ ...went, state: null }, ['sending'], goals)).toBe(null);
});
