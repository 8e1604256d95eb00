import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
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

/** A text outside React. */
function createText(text: string) {
  const listeners = new Set<() => void>();
  return {
    read: () => text,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next: string) {
      text = next;
      for (const listener of listeners) listener();
    },
  };
}

function openRoot() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { container, render: (content: ReactNode) => root.render(content) };
}

/** A text outside React, and the texts that were rendered. */
async function openText() {
  const rendered: string[] = [];
  const { read, subscribe, change } = createText('Henter');
  let isPainted = false;
  function Shown() {
    const shown = useInterruptible(subscribe, read);
    rendered.push(shown);
    useEffect(() => {
      isPainted = true;
    }, []);
    return (
      <button type="button" onClick={() => urgently(() => change('Skrevet'))}>
        {shown}
      </button>
    );
  }
  const { container, render } = openRoot();
  render(<Shown />);
  await waitFor(() => expect(isPainted).toBe(true));
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

/** Types into the field as the browser does: React receives only the event. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a field keeps what is typed as soon as it is shown', async () => {
  const { read, subscribe, change } = createText('');
  function Field() {
    const typed = useInterruptible(subscribe, read);
    return <input value={typed} onChange={({ target }) => urgently(() => change(target.value))} />;
  }
  const { container, render } = openRoot();
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(container, { childList: true });
  });
  render(<Field />);
  // Before React has run the effects that follow the paint.
  await shown;
  const field = screen.getByRole<HTMLInputElement>('textbox');
  typeInto(field, 'K');
  await Promise.resolve();
  expect(field.value).toBe('K');
});

test('a field keeps what is typed while a response waits to be rendered', async () => {
  const { router } = openRouterInDom([route('/', typingFlow, () => undefined)]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  router.current()?.actor.send({ type: 'responded' });
  typeInto(field, 'Kari');
  await Promise.resolve();
  expect(field.value).toBe('Kari');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('1 svar'));
  expect(field.value).toBe('Kari');
});
