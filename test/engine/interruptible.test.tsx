import { waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { urgently, useInterruptible } from '#flows/engine/interruptible.ts';

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
  createRoot(container).render(<Shown />);
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
