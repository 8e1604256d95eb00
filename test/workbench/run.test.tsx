import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { machineApi } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

test('a flow that ends at the start of the app ends, and does not begin again', async () => {
  const run = openSilentRun('policy-redirect');
  const flows = machineApi(() => run.router);
  await waitFor(() => expect(flows.list()).toEqual([{ id: 'policy-redirect', state: 'searchingDamage' }]));
  flows.simulate('policy-redirect', 'findDamagePolicy', 'internal error');
  await waitFor(() => expect(run.isElsewhere()).toBe(true));
  expect(run.notice()).toMatch(/^The flow has ended: the browser would go to \/\./);
  run.router.close();
});
