import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitorPage } from '#workbench/page/visitor-page.tsx';
import { Workbench } from '#workbench/page/workbench.tsx';
import { silentFrame } from './silent-frame.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

const noOthers = { current: () => none, subscribe: () => () => {}, command: () => {} };
const none: never[] = [];

/** A flow in the workbench whose calls get no response, and a person who presses its buttons. */
function open(flow: string) {
  const run = openSilentRun(flow);
  const framed = silentFrame(run);
  render(
    <Workbench
      search={`?flow=${flow}`}
      frame={{ current: () => framed, forget: () => {}, subscribe: () => () => {} }}
      others={noOthers}
      keep={() => {}}
      drawPage={() => <VisitorPage run={run} />}
    />,
  );
  return {
    run,
    press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })),
    pressIn: async (group: string, name: string) =>
      userEvent.click(
        within(await screen.findByRole('group', { name: group })).getByRole('button', { name }),
      ),
    shows: (state: string) => waitFor(() => expect(screen.getByTestId('state').textContent).toBe(state)),
  };
}

test('an employee report fails, is sent again and succeeds by buttons alone, with its child flows', async () => {
  const { run, press, pressIn, shows } = open('employee-report');
  // The chart follows the flow that the visitor sees.
  await shows('identifying');
  await pressIn('identify is pending; respond with', 'for the organisation');
  await pressIn('loadRelations is pending; respond with', 'as a user');
  await pressIn('loadPolicies is pending; respond with', 'two insurances');
  await shows('reporting.filling.typing');
  await press('fills in a report in');
  await press('submitted (2026-11-21)');
  await shows('reporting.sending');
  await pressIn('sendReport is pending; let it fail with', 'no right to write');
  await shows('reporting.failed');
  expect(await screen.findAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
  await press('retried (2026-11-21)');
  await pressIn('sendReport is pending; respond with', 'sent');
  await shows('sent');
  expect(await screen.findAllByRole('heading', { name: 'Innmeldingen er sendt' })).toHaveLength(1);
  run.router.close();
});
