import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type AnyActorRef, SimulatedClock, setup } from 'xstate';
import { durations } from '#domain/site/durations.ts';
import { CodeCopier, type Copying } from '#flows/engine/code-copier.tsx';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { route } from '#flows/engine/router.ts';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import { holdClipboard } from '#test/support/held-clipboard.ts';
import { openRouterInDom } from './router-in-dom.tsx';

/** A page with an error code, in StrictMode, which mounts everything twice. */
function openPageWithCode(write = vi.fn(() => Promise.resolve())) {
  const actors = new Set<AnyActorRef>();
  const events: string[] = [];
  const clock = new SimulatedClock();
  const copying: Copying = {
    flow: copyCodeFlow,
    write,
    now: () => '21.11.2026, 14:05:32',
    actorOptions: {
      clock,
      inspect(inspected) {
        actors.add(inspected.actorRef as AnyActorRef);
        if (inspected.type === '@xstate.event') events.push(inspected.event.type);
      },
    },
  };
  const page = defineFlow({
    title: 'Side',
    machine: setup({}).createMachine({ id: 'page', initial: 'shown', states: { shown: {} } }),
    actors: {},
    views: { shown: () => <CodeCopier code="FOR1" status={503} copying={copying} /> },
  });
  const { router } = openRouterInDom([route('/', page, () => undefined)]);
  return { router, actors, events, clock, write };
}

const states = (actors: ReadonlySet<AnyActorRef>) => [...actors].map((actor) => actor.getSnapshot().value);

test('one press copies the code once, with the status and the time', async () => {
  const { write } = openPageWithCode();
  await userEvent.click(screen.getByRole('button', { name: 'Kopier feilkode' }));
  expect(write.mock.calls).toEqual([['Feilkode: FOR1\nHTTP-status: 503\nTidspunkt: 21.11.2026, 14:05:32']]);
  await waitFor(() =>
    expect(document.querySelector('[data-flow="copy-code"]')?.getAttribute('data-state')).toBe('copied'),
  );
});

test('the time of the error is shown with its code (C4.13)', () => {
  openPageWithCode();
  const time = screen.getByText('Tidspunkt: 21.11.2026, 14:05:32');
  expect(time.closest('.aksel-read-more')).toBeNull();
});

test('the actor stops when the code leaves the page', async () => {
  const { router, actors, clock } = openPageWithCode();
  await userEvent.click(screen.getByRole('button', { name: 'Kopier feilkode' }));
  act(() => router.close());
  const before = states(actors);
  expect(before).toContain('copied');
  clock.increment(durations.copyFeedback);
  expect(states(actors)).toEqual(before);
});

test('a response of the clipboard is ignored after the code has left the page', async () => {
  const { writeText, settleClipboard } = holdClipboard();
  const { router, events } = openPageWithCode(vi.fn(writeText));
  await userEvent.click(screen.getByRole('button', { name: 'Kopier feilkode' }));
  act(() => router.close());
  await act(async () => settleClipboard('written'));
  expect(events).toContain('copy.requested');
  expect(events).not.toContain('clipboard.written');
});
