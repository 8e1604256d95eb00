import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { Timeline } from '#workbench/page/timeline.tsx';
import { execute } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const flow = selfDeclarationFlow as AnyFlow;

/** The timeline of a customer whose record fails to load once, and who retries. */
async function openTimeline() {
  const { router, watch } = openSilentRun('self-declaration');
  execute(router, { do: 'simulate', flow: flow.id, call: 'loadCustomer', failure: '500' });
  execute(router, { do: 'send', flow: flow.id, event: 'retried' });
  await vi.waitFor(() => expect(watch.report().steps).toHaveLength(3));
  render(<Timeline flow={flow} steps={watch.report().steps} shown={null} show={() => {}} />);
  router.close();
}

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Timeline' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('each step has its event in plain words, and only what it changed in the context', async () => {
  await openTimeline();
  expect(steps()).toEqual([
    'Now',
    '1. started → loadingCustomer',
    '2. loadCustomer failed with 500 → unavailable',
    '3. retried → loadingCustomer',
  ]);
  const changes = screen.getAllByRole('listitem').filter((item) => !item.querySelector('button'));
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'error: null → {"status":500,"statusText":"","code":"500","name":"ApiError","developerMessage": …',
  ]);
});

test('a kind of step can be left out', async () => {
  await openTimeline();
  await userEvent.click(screen.getByRole('checkbox', { name: 'call' }));
  expect(steps()).toEqual(['Now', '1. started → loadingCustomer', '3. retried → loadingCustomer']);
});
