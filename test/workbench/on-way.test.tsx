import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Workbench } from '#workbench/page/workbench.tsx';
import { silentFrame } from './silent-frame.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none: never[] = [];

test.each([
  [true, 'filling.failed'],
  [false, 'arriving'],
])('the address of a page that is on the way (%s) leads to %s', async (isOnWay, state) => {
  const run = { ...openSilentRun('order-policy'), isOnWay: () => isOnWay };
  await waitFor(() => expect(run.watch.report().flows).not.toEqual([]));
  const lost = 'what “bank.chosen” chose or typed is personal';
  const framed = { ...silentFrame(run), trail: () => ({ lines: [], examples: 0, lost }) };
  const keep = vi.fn();
  render(
    <Workbench
      search="?flow=order-policy&persona=business-admin&state=filling.failed"
      frame={{ current: () => framed, forget: () => {}, subscribe: () => () => {} }}
      others={{ current: () => none, subscribe: () => () => {}, command: () => {} }}
      keep={keep}
      drawPage={() => null}
    />,
  );
  expect(new URLSearchParams(keep.mock.lastCall?.[0]).get('state')).toBe(state);
  run.router.close();
});
