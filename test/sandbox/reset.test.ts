import { expect, test } from 'vitest';
import { openSandbox, visitAtOnce } from './visitor.ts';

test('a reset removes faults, holds and changes', async () => {
  const visitor = await visitAtOnce();
  await visitor.steer('PUT', 'faults', { operation: 'getDamageCustomer', status: 500 });
  await visitor.steer('POST', 'hold', { operation: 'listBanks' });
  await visitor.get('/rest/skade/kunde');

  expect((await visitor.steer('POST', 'reset')).status).toBe(204);
  await visitor.steer('PUT', 'latency', { ms: 0 });

  expect(await (await visitor.get('/sandbox/requests')).json()).toEqual([]);
  expect((await visitor.get('/rest/skade/kunde')).status).toBe(200);
  expect((await visitor.get('/rest/banker')).status).toBe(200);
});

test('a reset affects only the browser that sends it', async () => {
  const sandbox = openSandbox();
  const [one, other] = [await visitAtOnce(sandbox), await visitAtOnce(sandbox)];
  await other.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
  await one.steer('POST', 'reset');
  expect((await other.get('/rest/banker')).status).toBe(500);
});
