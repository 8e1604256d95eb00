import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registered } from '#flows/registry.ts';
import { goalsOf } from '#workbench/goals.ts';
import { openAt } from '#workbench/page/go-there.ts';
import { Inspector } from '#workbench/page/inspector.tsx';
import type { Run } from '#workbench/page/run.ts';
import { settingsIn } from '#workbench/page/settings.ts';
import { VisitorPage } from '#workbench/page/visitor-page.tsx';
import { machineApi } from '#workbench/steering.ts';

let run: Run | null = null;

// There are no drawings.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })));

afterEach(() => {
  run?.router.close();
  vi.unstubAllGlobals();
});

const flowOf = (id: string): AnyFlow => registered(id).flow;

/** Goes to a leaf on the live page, and returns the state that each flow shows there. */
async function goTo(id: string, leaf: string) {
  const way = await openAt(id, leaf);
  run = way.run;
  const { container } = render(<VisitorPage run={run} />);
  await way.arrival;
  return (flow: string) => container.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state');
}

const leavesOf = (id: string) => goalsOf(flowOf(id)).map((leaf) => [id, leaf] as const);

describe('going there reaches each leaf', () => {
  // A form behind two child flows, a page with regions and a dialog, and a child flow.
  test.each([...leavesOf('employee-report'), ...leavesOf('insight'), ...leavesOf('bank-selection')])(
    'of %s: %s',
    async (id, leaf) => {
      const stateOf = await goTo(id, leaf);
      expect(run?.notice()).toContain(leaf);
      if (flowOf(id).views[leaf] === 'exit') return;
      await waitFor(() => expect(stateOf(id)?.split(' ')).toContain(leaf));
    },
  );
});

const form = () => within(screen.getByRole('form', { name: 'Go to a state' }));

describe('the states to go to', () => {
  const inspect = (id: string) => {
    if (!run) throw new Error('nothing runs');
    const report = run.watch.report();
    const shown = (selected: string) => (
      <Inspector
        report={report}
        picked={id}
        persona="private-one"
        settings={settingsIn(`?selected=${selected}`)}
        command={() => {}}
        hold={() => {}}
        select={(_, state) => rerender(shown(state))}
        time={null}
        calls={[]}
        journey={null}
      />
    );
    const { rerender } = render(shown(''));
  };

  test('are there after the flow has ended', async () => {
    await goTo('bank-selection', 'decided');
    await waitFor(() => expect(run?.watch.report().flows.map(({ id }) => id)).toEqual(['self-declaration']));
    inspect('bank-selection');
    expect(screen.getByTestId('state').textContent).toBe('does not run now');
    expect(
      form()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'loading',
      'unavailable',
      'choosing.closed',
      'choosing.open',
      'choosing.rejected',
      'decided',
      'cancelled',
    ]);
    expect(form().getAllByRole('button', { name: 'Go there' })).toHaveLength(1);
  });

  test('open at an address with flow, persona and state', async () => {
    await goTo('bank-selection', 'loading');
    inspect('bank-selection');
    await userEvent.click(screen.getByRole('button', { name: 'unavailable' }));
    const { elements } = screen.getByRole<HTMLFormElement>('form', { name: 'Go to a state' });
    const fields = [...elements].flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement
        ? [[field.name, field.value]]
        : [],
    );
    expect(fields).toEqual([
      ['flow', 'bank-selection'],
      ['persona', 'private-one'],
      ['selected', 'unavailable'],
      ['state', 'unavailable'],
    ]);
  });
});

test('another page of the app replaces a flow that ends, and the notice says which', async () => {
  await goTo('settings', 'redirected');
  await waitFor(() => expect(run?.watch.report().flows.map(({ id }) => id)).toEqual(['not-found']));
  expect(run?.notice()).toContain('The flow has ended: the browser would go to /bm/innstillinger');
});

test('after the arrival a call that waits can be settled, and later calls are sent', async () => {
  const { fetch } = globalThis;
  await goTo('employee-report', 'reporting.sending');
  expect(globalThis.fetch).toBe(fetch);
  const flows = machineApi(() => run?.router ?? null);
  expect(flows.state('employee-report').calls.map(({ id }) => id)).toEqual(['sendReport']);
  expect(await flows.respond('employee-report', 'sendReport', 'sent')).toBe(true);
  expect(flows.state('employee-report').state).toBe('sent');
});
