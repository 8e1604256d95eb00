import { expect, test } from 'vitest';
import { flowsAt, placeIn, placeNow, queryOf } from '#workbench/page/place.ts';

const goals: Readonly<Record<string, readonly string[]>> = {
  'order-policy': ['filling.typing', 'filling.failed', 'sending', 'sent'],
  'self-declaration': ['choosingBank', 'filling.typing'],
};
const goalsOf = (flow: string) => goals[flow] ?? [];
const went = { flow: 'order-policy', persona: 'business-admin', state: 'sending' };

test('an address names the flow, the persona and the state that the page goes to', () => {
  const search = '?flow=order-policy&persona=business-admin&state=sending';
  expect(placeIn(`${search}&width=tablet`)).toEqual(went);
  expect(queryOf(went)).toBe(search);
  expect(queryOf({ flow: 'insight', persona: null, state: null })).toBe('?flow=insight');
});

test('after the page went to a state, its address names the state in which the page is', () => {
  const stateIn = (active: readonly string[]) =>
    placeNow(went, [{ id: 'order-policy', active }], true, goalsOf).state;
  expect(stateIn(['sending'])).toBe('sending');
  expect(stateIn(['filling', 'filling.failed'])).toBe('filling.failed');
  expect(placeNow(went, [], false, goalsOf)).toEqual(went);
});

test('after the end of a child flow, the address names the flow around it and its state', () => {
  const child = { flow: 'bank-selection', persona: 'private-one', state: 'choosing.open' };
  const running = [{ id: 'self-declaration', active: ['filling', 'filling.typing'] }];
  expect(placeNow(child, running, true, goalsOf)).toEqual({
    flow: 'self-declaration',
    persona: 'private-one',
    state: 'filling.typing',
  });
  // The flow around it leads to it.
  expect(placeNow(child, running, false, goalsOf)).toEqual(child);
});

test('the address of a flow that began at its start names no state', () => {
  const start = { ...went, state: null };
  expect(placeNow(start, [{ id: 'order-policy', active: ['sending'] }], true, goalsOf)).toEqual(start);
});

test('after the flow around it has ended with another address, the address names its last state', () => {
  const steps = [
    { flow: 'travel-cards', active: ['page', 'page.dialog.adding'] },
    { flow: 'add-travel-card', active: ['added'] },
    { flow: 'travel-cards', active: ['openingCard'] },
    { flow: 'not-found', active: ['shown'] },
  ];
  const ended = flowsAt('travel-cards', [{ id: 'not-found', active: ['shown'] }], steps);
  const went = { flow: 'add-travel-card', persona: 'private-rich', state: 'sending' };
  expect(placeNow(went, ended, true, () => ['openingCard', 'shown'])).toEqual({
    flow: 'travel-cards',
    persona: 'private-rich',
    state: 'openingCard',
  });
  const running = [{ id: 'travel-cards', active: ['page'] }];
  expect(flowsAt('travel-cards', running, steps)).toBe(running);
});
