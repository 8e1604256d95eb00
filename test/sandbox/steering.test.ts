import { expect, test } from 'vitest';
import { visitAtOnce } from './visitor.ts';

test.each([
  ['PUT', 'faults'],
  ['PUT', 'latency'],
  ['POST', 'hold'],
  ['POST', 'release'],
] as const)('a %s to /sandbox/%s that is not JSON is refused with a reason', async (method, what) => {
  const response = await (await visitAtOnce()).steer(method, what, 'operation=listBanks');
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/JSON/);
});

test.each([
  ['PUT', 'faults'],
  ['PUT', 'latency'],
  ['POST', 'hold'],
  ['POST', 'release'],
] as const)('a %s to /sandbox/%s that is not an object is refused with a reason', async (method, what) => {
  const response = await (await visitAtOnce()).steer(method, what, null);
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 400,
    text: 'Expected an object, but received: null',
  });
});
