import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isLoading, route } from '#flows/engine/router.ts';
import { addingFlow, houseFlow, otherFlow } from './house-flow.tsx';
import { openRouterInDom } from './router-in-dom.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const state = (flow: string) => document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state');
const spoken = () => screen.getByRole('status').textContent;

/** A call whose results the test sends. */
function heldCall() {
  const calls: { readonly signal: AbortSignal; resolve(people: readonly string[]): void; fail(): void }[] =
    [];
  const call = ({ signal }: { signal: AbortSignal }) =>
    new Promise<readonly string[]>((resolve, reject) => {
      calls.push({ signal, resolve, fail: () => reject(new Error('nei')) });
    });
  return { call, calls };
}

function openHouse() {
  const held = heldCall();
  const opened = openRouterInDom([
    route('/', houseFlow(held.call), () => undefined),
    route('/et-annet-sted', otherFlow, () => undefined),
  ]);
  return { ...opened, calls: held.calls };
}

test('a call starts once, also if React mounts twice', () => {
  const { calls } = openHouse();
  expect(calls).toHaveLength(1);
});

test('the listeners of the router learn when a call has ended after the page was shown', async () => {
  const { router, calls } = openHouse();
  const waiting: boolean[] = [];
  router.subscribe(() => waiting.push(isLoading(router)));
  await waitFor(() => expect(waiting).toEqual([true]));
  calls[0]?.resolve(['Kari']);
  await waitFor(() => expect(waiting).toEqual([true, false]));
});

test('a frame places its regions, and data-state names every active leaf', async () => {
  const { calls } = openHouse();
  expect(state('house')).toBe('page.list.loading page.note.saved page.side.shut');
  expect(region('liste').getByText('Henter')).toHaveProperty('tagName', 'P');
  await act(async () => calls[0]?.resolve(['Kari', 'Ola']));
  expect(region('liste').getByText('Kari og Ola')).toHaveProperty('tagName', 'P');
  expect(state('house')).toBe('page.list.shown page.note.saved page.side.shut');
});

test('a region announces its changes, with the heading of the first page when it has loaded, and never moves focus', async () => {
  const { calls } = openHouse();
  await waitFor(() => expect(spoken()).toBe('Henter'));
  screen.getByRole('button', { name: 'Ny' }).focus();
  await act(async () => calls[0]?.fail());
  expect(spoken()).toBe('Huset Det gikk ikke');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ny' }));
});

test('a child flow is shown in its region until it ends', async () => {
  openHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Ny' }));
  expect(state('adding')).toBe('filling');
  await userEvent.click(region('sidefelt').getByRole('button', { name: 'Legg til' }));
  expect(state('adding')).toBeUndefined();
  expect(state('house')).toContain('page.side.shut');
});

test('a flow and its child flow announce their own texts, once', async () => {
  const { calls } = openHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Ny' }));
  expect(spoken()).toBe('Legg til en person Hvem er det?');
  await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
  expect(spoken()).toBe('Legg til en person Hvem er det?');
  await act(async () => calls[0]?.resolve(['Kari']));
  expect(spoken()).toBe('Kari');
});

test('the title is the heading of the screen', () => {
  openHouse();
  expect(document.title).toBe('Huset – Forsikring');
});

test('an event that the state does not know is dropped and reported', async () => {
  const { calls, unknownEvents } = openHouse();
  await act(async () => calls[0]?.resolve(['Kari']));
  await userEvent.click(screen.getByRole('button', { name: 'Hent igjen' }));
  expect(unknownEvents).toEqual([
    { flow: 'house', state: 'page.list.shown page.note.saved page.side.shut', event: 'retried' },
  ]);
});

test('a rejected form gets focus on its first invalid field', async () => {
  openHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
  act(() => {
    window.location.hash = '/et-annet-sted';
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Navn')));
});

test('unsaved work blocks closing the page until the flow stops', async () => {
  const { happened, router } = openHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
  expect(happened.at(-1)).toEqual({ blockUnload: true });
  act(() => router.close());
  expect(happened.at(-1)).toEqual({ blockUnload: false });
});

test('another address of the sub-app starts another flow, and stops the first one', async () => {
  const { calls } = openHouse();
  act(() => {
    window.location.hash = '/et-annet-sted';
  });
  const heading = await screen.findByRole('heading', { name: 'Vi har flyttet' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(state('house')).toBeUndefined();
});

test('the flow stays if its chart takes leave.requested', async () => {
  const { router, happened } = openHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
  act(() => {
    window.location.hash = '/et-annet-sted';
  });
  await waitFor(() => expect(state('house')).toContain('page.note.confirming'));
  expect(happened).toContain('address restored');
  expect(router.current()?.flow.id).toBe('house');
});

test('an exit to an address of the sub-app opens the flow of that address', async () => {
  const { router } = openHouse();
  const first = router.current();
  await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
  act(() => {
    first?.actor.send({ type: 'leave.requested' });
    first?.actor.send({ type: 'left' });
  });
  expect(router.current()).not.toBe(first);
  expect(router.current()?.flow.id).toBe('house');
});

test('the same flow with other parameters is another session', async () => {
  const { router } = openRouterInDom([route('/sak/:id', addingFlow, () => undefined)], '#/sak/1?x=2');
  const first = router.current();
  act(() => {
    window.location.hash = '/sak/2';
  });
  await waitFor(() => expect(router.current()).not.toBe(first));
  expect(first?.actor.getSnapshot().status).toBe('stopped');
});
