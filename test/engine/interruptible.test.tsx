import { screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { assign, setup } from 'xstate';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { urgently, useInterruptible } from '#flows/engine/interruptible.ts';
import { route } from '#flows/engine/router.ts';
import { openRouterInDom } from './router-in-dom.tsx';

// `act` would render everything at once, so React's own schedule runs.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

/** A text outside React, and the texts that were rendered. */
async function openText() {
  const listeners = new Set<() => void>();
  const rendered: string[] = [];
  let text = 'Henter';
  const read = () => text;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const change = (next: string) => {
    text = next;
    for (const listener of listeners) listener();
  };
  function Shown() {
    const shown = useInterruptible(subscribe, read);
    rendered.push(shown);
    return (
      <button type="button" onClick={() => urgently(() => change('Skrevet'))}>
        {shown}
      </button>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Shown />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await waitFor(() => expect(listeners.size).toBe(1));
  rendered.length = 0;
  return { change, rendered, button: () => container.querySelector('button') };
}

test('responses that arrive together are rendered together', async () => {
  const { change, rendered, button } = await openText();
  for (const name of ['Kari', 'Ola', 'Eva']) {
    change(name);
    // Each response settles in a microtask of its own.
    await Promise.resolve();
  }
  await waitFor(() => expect(button()?.textContent).toBe('Eva'));
  expect(rendered).toEqual(['Eva']);
});

test('what the visitor does is rendered before the next event', async () => {
  const { change, button } = await openText();
  change('Kari');
  button()?.click();
  await Promise.resolve();
  expect(button()?.textContent).toBe('Skrevet');
});

const typing = setup({
  types: {
    context: {} as { text: string; responses: number },
    events: {} as { type: 'typed'; text: string } | { type: 'responded' },
  },
}).createMachine({
  id: 'typing',
  context: { text: '', responses: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        typed: { actions: assign({ text: ({ event }) => event.text }) },
        responded: { actions: assign({ responses: ({ context }) => context.responses + 1 }) },
      },
    },
  },
});

const typingFlow = defineFlow({
  title: 'Skriv',
  machine: typing,
  actors: {},
  views: {
    open: ({ context, send }) => (
      <>
        <h1>{context.responses} svar</h1>
        <input value={context.text} onChange={({ target }) => send({ type: 'typed', text: target.value })} />
      </>
    ),
  },
});

test('a field keeps what is typed while a response waits to be rendered', async () => {
  const { router } = openRouterInDom([route('/', typingFlow, () => undefined)]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  router.current()?.actor.send({ type: 'responded' });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Kari');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(field.value).toBe('Kari');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('1 svar'));
  expect(field.value).toBe('Kari');
});
