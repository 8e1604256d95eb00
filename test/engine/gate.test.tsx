import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { GateEnd } from '#domain/site/exit.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { isOpen, route } from '#flows/engine/router.ts';
import { heading, openLazyPage } from './lazy-page.tsx';

const check = setup({
  types: { events: {} as { type: 'passed' } | { type: 'refused' }, output: {} as GateEnd },
}).createMachine({
  id: 'check',
  initial: 'checking',
  states: {
    checking: { on: { passed: 'over', refused: 'left' } },
    over: { type: 'final', output: { admitted: true } satisfies GateEnd },
    left: { type: 'final', output: { leave: '/et-annet-dokument' as AllowedAddress } satisfies GateEnd },
  },
  output: ({ event }) => event.output as GateEnd,
});

const checkFlow = defineFlow({
  title: 'Kontrollen',
  machine: check,
  actors: {},
  views: {
    checking: ({ send }) => (
      <>
        <h1>Vi sjekker</h1>
        <button type="button" onClick={() => send({ type: 'passed' })}>
          Slipp inn
        </button>
        <button type="button" onClick={() => send({ type: 'refused' })}>
          Vis bort
        </button>
      </>
    ),
    over: 'exit',
    left: 'exit',
  },
  isGate: true,
});

/** A page behind the gate. */
const openGuarded = (hash = '#/side') =>
  openLazyPage(
    hash,
    route('/*', checkFlow, () => undefined),
  );

const passes = () => act(async () => screen.getByRole('button', { name: 'Slipp inn' }).click());

test('the gate runs before the page', async () => {
  const { comes } = openGuarded();
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
  await passes();
  await waitFor(() => expect(heading()).toBe('Listen'));
});

test('the gate can leave for another document in place of the page', async () => {
  const { comes, happened, router } = openGuarded();
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
  await act(async () => screen.getByRole('button', { name: 'Vis bort' }).click());
  expect(happened).toContainEqual({ leave: '/et-annet-dokument' });
  expect(router.current()?.actor.getSnapshot().machine.id).toBe('check');
});

test('the gate waits for the code of the page', async () => {
  const { comes, router } = openGuarded();
  expect([heading(), router.current(), router.status()]).toEqual(['Koden er på vei', null, 'loading']);
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
});

test('code that fails to load is reported, and the gate does not run', async () => {
  const { fails, happened } = openGuarded();
  await fails();
  await waitFor(() => expect(heading()).toBe('Noe gikk galt'));
  expect(happened.filter((each) => Object(each).failed)).toEqual([
    { failed: '/side', error: 'Error: offline' },
  ]);
});

test('the page and its gate are open while the gate runs', async () => {
  const { comes, router } = openGuarded();
  expect(isOpen(router, 'page')).toBe(false);
  await comes();
  expect(['page', 'check', 'other'].filter((flow) => isOpen(router, flow))).toEqual(['page', 'check']);
});

test('behind a gate, the address of a later state opens that state', async () => {
  const { comes } = openGuarded('#/side/ny');
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
  await passes();
  await waitFor(() => expect(heading()).toBe('Skjemaet'));
  expect(window.location.hash).toBe('#/side/ny');
});

test('another address leaves the gate, and the next visit meets it again', async () => {
  const { comes } = openGuarded();
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
  window.location.hash = '/et-annet-sted';
  await waitFor(() => expect(heading()).toBe('Vi har flyttet'));
  window.location.hash = '/side';
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
});

test('focus moves to the heading of the page behind the gate', async () => {
  const { comes } = openGuarded();
  await comes();
  await waitFor(() => expect(heading()).toBe('Vi sjekker'));
  await passes();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Listen' })));
});
