import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { followed, waitWords } from '#workbench/page/followed.ts';
import { Inspector } from '#workbench/page/inspector.tsx';
import { settingsIn } from '#workbench/page/settings.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = { id: 'given-insight', state: 'shown' };
const received = { id: 'received-insight', state: 'shown' };
const insightIn = (dialog: string) => ({
  id: 'insight',
  state: `page.own.given.shown page.own.dialog.${dialog} page.received.shown`,
});

test('the chart follows the flow in a dialog, and stays with a page whose parts run beside each other', () => {
  expect(followed([insightIn('shut'), given, received], 'insight')).toBe('insight');
  const give = { id: 'give-insight', state: 'filling.typing' };
  expect(followed([insightIn('giving'), given, give, received], 'insight')).toBe('give-insight');
});

const waiting = [
  { id: 'change-policy', state: 'arriving' },
  { id: 'load-changeable-policies', state: 'arriving' },
  { id: 'load-business-policies', state: 'noAccess' },
  { id: 'no-access', state: 'loaded' },
];

test('the chart follows the flow that is the only thing on screen, at any depth', () => {
  expect(followed(waiting.slice(0, 1), 'change-policy')).toBe('change-policy');
  expect(followed(waiting, 'change-policy')).toBe('no-access');
});

test('a flow that takes no event says which flow it waits for, and where that flow is', () => {
  expect(waitWords(waiting, 'change-policy')).toBe(
    'change-policy waits in arriving for load-changeable-policies, which waits in arriving for load-business-policies, which waits in noAccess for no-access, which is in loaded: Names are shown, or only the phone number.',
  );
  expect(waitWords([{ id: 'change-policy', state: 'filling.typing' }], 'change-policy')).toBe('');
  expect(waitWords([{ id: 'self-declaration', state: 'loadingCustomer' }], 'bank-selection')).toBe(
    'bank-selection does not run now. self-declaration is in loadingCustomer: Loading the customer record.',
  );
});

async function inspect(flow: string, persona: string, query = '', goal: string | null = null) {
  const run = openSilentRun(flow);
  await waitFor(() => expect(run.watch.report().flows).not.toEqual([]));
  const [select, start] = [vi.fn(), vi.fn()];
  render(
    <Inspector
      report={run.watch.report()}
      picked={flow}
      settings={settingsIn(query)}
      command={() => {}}
      goal={goal}
      persona={persona}
      start={start}
      hold={() => {}}
      go={() => {}}
      writes={null}
      select={select}
      time={null}
      calls={[]}
      journey={null}
    />,
  );
  run.router.close();
  return { select, start, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('the chart says that it follows, goes back to the parent by one press, and stays with a chosen chart', async () => {
  const { select, press } = await inspect('change-policy', 'business-admin');
  expect(isPressed('Follow the page')).toBe('true');
  expect(isPressed('change-policy')).toBe('false');
  expect(screen.queryAllByText(/^change-policy waits in arriving for load-changeable-policies/)).toHaveLength(
    1,
  );
  await press('change-policy');
  expect(select.mock.calls).toEqual([['change-policy', '']]);
  cleanup();
  const pinned = await inspect('change-policy', 'business-admin', '?chart=change-policy');
  expect(isPressed('Follow the page')).toBe('false');
  expect(screen.getByTestId('state').textContent).toBe('arriving');
  await pinned.press('Follow the page');
  expect(pinned.select.mock.calls).toEqual([['', '']]);
});

test('the chart stays with the state that the page went to', async () => {
  await inspect('change-policy', 'business-admin', '', 'arriving');
  expect(isPressed('change-policy')).toBe('true');
  expect(screen.getByTestId('state').textContent).toBe('arriving');
});

test('a persona that does not get in is named, and one press starts the flow as one that does', async () => {
  const { start, press } = await inspect('change-policy', 'private-rich');
  expect(
    screen.queryAllByText('change-policy is for a company; private-rich is a private customer.'),
  ).toHaveLength(1);
  await press('Start change-policy as business-admin');
  expect(start.mock.calls).toEqual([['change-policy', 'business-admin']]);
});
