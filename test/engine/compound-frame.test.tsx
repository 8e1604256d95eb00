import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { screenOf } from '#flows/engine/render-states.tsx';
import { route } from '#flows/engine/router.ts';
import { openRouterInDom } from './router-in-dom.tsx';

const card = setup({
  types: { events: {} as { type: 'loaded' } | { type: 'closed' } },
}).createMachine({
  id: 'card',
  initial: 'open',
  states: {
    open: {
      initial: 'loading',
      on: { closed: 'closed' },
      states: { loading: { on: { loaded: 'shown' } }, shown: {} },
    },
    closed: {},
  },
});

const cardFlow = defineFlow({
  title: 'Kortet',
  machine: card,
  actors: {},
  views: {
    'open.loading': () => <p data-announce>Henter</p>,
    'open.shown': ({ state }) => <p data-announce>{state}</p>,
    closed: () => <h1>Borte</h1>,
  },
  frames: {
    open: ({ children, send }) => (
      <>
        <h1>Kortet</h1>
        <button type="button" onClick={() => send({ type: 'closed' })}>
          Lukk
        </button>
        {children}
      </>
    ),
  },
});

function openCard() {
  const { router } = openRouterInDom([route('/', cardFlow, () => undefined)]);
  const send = (type: string) => act(() => router.current()?.actor.send({ type }));
  return { send, screenNow: () => screenOf(cardFlow, router.current()?.actor.getSnapshot()) };
}

test('keeps the frame of a compound state mounted while its leaves change', () => {
  const { send, screenNow } = openCard();
  const button = screen.getByRole('button', { name: 'Lukk' });
  const before = screenNow();
  expect(screen.getAllByText('Henter')).not.toHaveLength(0);
  send('loaded');
  expect(screen.getByRole('button', { name: 'Lukk' })).toBe(button);
  expect(screen.getAllByText('open.shown', { selector: 'p' })).toHaveLength(1);
  expect(screenNow()).toBe(before);
});

test('does not move focus within a frame, and announces the text of its leaf', async () => {
  const { send } = openCard();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kortet Henter'));
  screen.getByRole('button', { name: 'Lukk' }).focus();
  send('loaded');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('open.shown'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lukk' }));
});

test('focuses the heading of the screen that follows a frame', async () => {
  openCard();
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Borte' }));
});
