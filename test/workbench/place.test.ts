import { expect, test } from 'vitest';
import { flowsAt, placeIn, placeNow, queryOf } from '#workbench/page/place.ts';

const goals: Readonly<Record<string, readonly string[]>> = {
  'order-policy': ['filling.typing', 'filling.failed', 'sending', 'sent'],
  'self-declaration': ['choosingBank', 'filling.typing'],
};
const goalsOf = (flow: string) => goals[flow] ?? [];
const went = { flow: 'order-policy', persona: 'business-admin', state: 'sending', did: [] };

test('an address names the flow, the persona and the state that the page goes to', () => {
  const search = '?flow=order-policy&persona=business-admin&state=sending';
  expect(placeIn(`${search}&width=tablet`)).toEqual(went);
  expect(queryOf(went)).toBe(search);
  expect(queryOf({ flow: 'insight', persona: null, state: null, did: [] })).toBe('?flow=insight');
});

const lost = { lines: [], lost: 'what “bank.chosen” chose or typed is personal' };

test('an address has what happened after the page went to its state, in order', () => {
  const lines = ['send . submitted', 'settle . orderPolicy 500'];
  const here = placeNow(went, { lines, lost: '' }, [{ id: 'order-policy', active: ['sent'] }], true, goalsOf);
  expect(here).toEqual({ ...went, did: lines });
  const search =
    '?flow=order-policy&persona=business-admin&state=sending&did=send+.+submitted&did=settle+.+orderPolicy+500';
  expect(queryOf(here)).toBe(search);
  expect(placeIn(search)).toEqual(here);
});

test('an address that cannot have what happened names the state in which the page is', () => {
  const stateIn = (active: readonly string[]) =>
    placeNow(went, lost, [{ id: 'order-policy', active }], true, goalsOf).state;
  expect(stateIn(['sending'])).toBe('sending');
  expect(stateIn(['filling', 'filling.failed'])).toBe('filling.failed');
  expect(placeNow(went, lost, [], false, goalsOf)).toEqual(went);
  const start = { ...went, state: null };
  expect(placeNow(start, lost, [{ id: 'order-policy', active: ['sending'] }], true, goalsOf)).toEqual(went);
});

test('after the end of a child flow, such an address names the flow around it and its state', () => {
  const child = { flow: 'bank-selection', persona: 'private-one', state: 'choosing.open', did: [] };
  const running = [{ id: 'self-declaration', active: ['filling', 'filling.typing'] }];
  expect(placeNow(child, lost, running, true, goalsOf)).toEqual({
    flow: 'self-declaration',
    persona: 'private-one',
    state: 'filling.typing',
    did: [],
  });
  // The flow around it leads to it.
  expect(placeNow(child, lost, running, false, goalsOf)).toEqual(child);
});

test('after the flow around it has ended with another address, the address names its last state', () => {
  const steps = [
    { flow: 'travel-cards', active: ['page', 'page.dialog.adding'] },
    { flow: 'add-travel-card', active: ['added'] },
    { flow: 'travel-cards', active: ['openingCard'] },
    { flow: 'not-found', active: ['shown'] },
  ];
  const ended = flowsAt('travel-cards', [{ id: 'not-found', active: ['shown'] }], steps);
  const went = { flow: 'add-travel-card', persona: 'private-rich', state: 'sending', did: [] };
  expect(placeNow(went, lost, ended, true, () => ['openingCard', 'shown'])).toEqual({
    flow: 'travel-cards',
    persona: 'private-rich',
    state: 'openingCard',
    did: [],
  });
  const running = [{ id: 'travel-cards', active: ['page'] }];
  expect(flowsAt('travel-cards', running, steps)).toBe(running);
});
