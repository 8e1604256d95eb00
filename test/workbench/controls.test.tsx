import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Controls } from '#workbench/page/controls.tsx';

afterEach(cleanup);

test('a flow within the shown one has its events and its pending calls above those of the shown one', async () => {
  const command = vi.fn();
  const report = { state: '', active: [], tags: [], context: null };
  render(
    <Controls
      shown="self-declaration"
      flows={[
        { ...report, id: 'self-declaration', accepts: [], calls: [] },
        { ...report, id: 'given-insight', accepts: [], calls: [] },
        {
          ...report,
          id: 'bank-selection',
          accepts: ['cancelled'],
          calls: [{ id: 'listBanks', responses: ['banks'], failures: ['lost'] }],
        },
      ]}
      command={command}
    />,
  );
  const buttonIn = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('button', { name });
  await userEvent.click(buttonIn('Events that bank-selection takes now', 'cancelled'));
  await userEvent.click(buttonIn('listBanks of bank-selection is pending; let it fail with', 'lost'));
  expect(command.mock.calls).toEqual([
    [{ do: 'send', flow: 'bank-selection', event: 'cancelled' }],
    [{ do: 'simulate', flow: 'bank-selection', call: 'listBanks', failure: 'lost' }],
  ]);
  expect(screen.queryByText(/No call is pending/)).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Events' }))
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent),
  ).toEqual(['Events that bank-selection takes now', 'Events that the chart takes now']);
});

test('a flow that does not run yet has the calls and events of the flows before it', async () => {
  const command = vi.fn();
  render(
    <Controls
      shown="add-travel-card"
      flows={[
        {
          id: 'travel-cards',
          state: 'loading',
          active: ['loading'],
          tags: [],
          context: null,
          accepts: ['add.requested'],
          calls: [{ id: 'loadCards', responses: ['cards'], failures: [] }],
        },
      ]}
      command={command}
    />,
  );
  const group = screen.getByRole('group', { name: 'loadCards of travel-cards is pending; respond with' });
  await userEvent.click(within(group).getByRole('button', { name: 'cards' }));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Events that travel-cards takes now' })).getByRole('button'),
  );
  expect(command.mock.calls).toEqual([
    [{ do: 'respond', flow: 'travel-cards', call: 'loadCards', response: 'cards' }],
    [{ do: 'send', flow: 'travel-cards', event: 'add.requested' }],
  ]);
});
