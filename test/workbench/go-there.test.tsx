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
  go.mockClear();
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

const go = vi.fn();

describe('the states to go to', () => {
  const inspect = (id: string) => {
    if (!run) throw new Error('nothing runs');
    const report = run.watch.report();
    const shown = (selected: string) => (
      <Inspector
        report={report}
        picked={id}
        settings={settingsIn(`?selected=${selected}`)}
        command={() => {}}
        hold={() => {}}
        go={go}
        goal={null}
        persona={null}
        start={() => {}}
        writes={null}
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

  test('begin with the one in which the page is, and lead to the selected one', async () => {
    await goTo('bank-selection', 'choosing.open');
    inspect('bank-selection');
    expect(form().queryByRole('button', { name: 'Take the transition' })).toBeNull();
    const select = form().getByRole<HTMLSelectElement>('combobox', { name: 'State to go to' });
    expect(select.value).toBe('choosing.open');
    await userEvent.selectOptions(select, 'unavailable');
    expect(select.value).toBe('unavailable');
    await userEvent.click(form().getByRole('button', { name: 'Go there' }));
    expect(go.mock.calls).toEqual([['bank-selection', 'unavailable']]);
  });
});

test('a selected transition can be taken, with the response that its guard needs', async () => {
  const stateOf = await goTo(
    'self-declaration',
    'self-declaration.sending: xstate.error.actor.submitDeclaration → filling.failed',
  );
  expect(run?.notice()).toBe(
    'self-declaration has taken “self-declaration.sending: xstate.error.actor.submitDeclaration → filling.failed”, after 6 steps.',
  );
  await waitFor(() => expect(stateOf('self-declaration')).toBe('filling.failed'));
});

test('a state that is left at once is gone through', async () => {
  const stateOf = await goTo('travel-cards', 'page.list.deciding');
  expect(run?.notice()).toContain('travel-cards has gone through page.list.deciding, after 1 step.');
  await waitFor(() => expect(stateOf('travel-cards')).toMatch(/^page\.list\./));
});

test('a flow that ends with another address shows no page, and the notice says which', async () => {
  await goTo('settings', 'redirected');
  await waitFor(() => expect(run?.watch.report().flows.map(({ id }) => id)).toEqual(['not-found']));
  expect(run?.notice()).toContain('The flow has ended: the browser would go to /bm/innstillinger');
  // The page of an unknown address would look like an end of the flow.
  await waitFor(() => expect(document.querySelector('.page')).toBeNull());
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

test('the events of the way are known before the notice, which brings the address up to date', async () => {
  let events = 0;
  const way = await openAt('order-policy', 'sending', undefined, (count) => {
    events = count;
  });
  run = way.run;
  const seen: number[] = [];
  way.run.subscribe(() => seen.push(events));
  await way.arrival;
  expect(seen[0]).toBe(way.run.tape.sent().length);
});

test('the notice says in which state the page is, also after the arrival', async () => {
  await goTo('order-policy', 'sending');
  expect(run?.isOnWay()).toBe(false);
  const flows = machineApi(() => run?.router ?? null);
  flows.simulate('order-policy', 'orderPolicy', '500');
  await waitFor(() => expect(run?.notice()).toBe('order-policy is in filling.failed.'));
  await goTo('bank-selection', 'choosing.closed');
  machineApi(() => run?.router ?? null).send('bank-selection', { type: 'cancelled' });
  await waitFor(() =>
    expect(run?.notice()).toBe(
      'The flow has ended: the browser would go to https://bank.example/oversikt/forsikring/mine-forsikringer. “Start” begins again; “One event back” returns to the step before.',
    ),
  );
});

test('the events of a dialog are above those of the page and of its other parts', async () => {
  await goTo('give-insight', 'filling.typing');
  const report = run?.watch.report();
  if (!report) throw new Error('nothing runs');
  render(
    <Inspector
      report={report}
      picked="insight"
      settings={settingsIn('?chart=insight')}
      command={() => {}}
      hold={() => {}}
      go={go}
      goal={null}
      persona={null}
      start={() => {}}
      writes={null}
      select={() => {}}
      time={null}
      calls={[]}
      journey={null}
    />,
  );
  const groups = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('group');
  expect(groups[0]?.querySelector('legend')?.textContent).toBe('Events that give-insight takes now');
});
