import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Workbench } from '#workbench/page/workbench.tsx';
import { machineApi } from '#workbench/steering.ts';
import { silentFrame } from './silent-frame.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none: never[] = [];

test('a page whose flow has ended is marked, and one press goes back or starts again', async () => {
  const run = openSilentRun('self-declaration');
  const flows = machineApi(() => run.router);
  const framed = { ...silentFrame(run), time: { ...silentFrame(run).time, back: vi.fn() } };
  const forget = vi.fn();
  render(
    <Workbench
      search="?flow=self-declaration&persona=new-customer"
      frame={{ current: () => framed, forget, subscribe: () => () => {} }}
      others={{ current: () => none, subscribe: () => () => {}, command: () => {} }}
      keep={() => {}}
      drawPage={(query, _, mark) => (
        <>
          {mark}
          <p>{query}</p>
        </>
      )}
    />,
  );
  const ended = () => screen.queryByRole('region', { name: 'Ended' });
  await waitFor(() => expect(run.watch.report().flows).not.toEqual([]));
  expect(ended()).toBeNull();
  await flows.respond('self-declaration', 'loadCustomer', 'without a bank relationship');
  flows.send('self-declaration', 'answers all');
  flows.send('self-declaration', { type: 'submitted' });
  await flows.respond('self-declaration', 'submitDeclaration', 'accepted');
  const mark = within(await screen.findByRole('region', { name: 'Ended' }));
  expect(mark.getByText('The flow has ended. Its last screen:')).toBeDefined();
  await userEvent.click(mark.getByRole('button', { name: 'Back to the last step' }));
  expect(framed.time.back).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  await userEvent.click(mark.getByRole('button', { name: 'Start again' }));
  // The page is another one, with the same address.
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  expect(screen.getByText('?flow=self-declaration&persona=new-customer')).toBeDefined();
  run.router.close();
});
