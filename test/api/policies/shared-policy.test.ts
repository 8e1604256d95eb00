import { afterEach, expect, test, vi } from 'vitest';
import { getSharedPolicy } from '#api/policies/shared-policy.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { sharedCar } from '#flows/policies/shared-policy/cases.ts';
import { json, network } from '#test/api/network.ts';

afterEach(() => vi.unstubAllGlobals());

const withNumber = (forsikringsnummer: string) => ({
  ...sharedCar,
  forsikring: { ...sharedCar.forsikring, forsikringsnummer },
});

test('each shared policy is read by its own number, also after another one (B7.5)', async () => {
  prepareCalls();
  const requests = network(json(200, withNumber('7130090')), json(200, withNumber('7130091')));
  await expect(getSharedPolicy('7130090')).resolves.toMatchObject({
    forsikring: { forsikringsnummer: '7130090' },
  });
  await expect(getSharedPolicy('7130091')).resolves.toMatchObject({
    forsikring: { forsikringsnummer: '7130091' },
  });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://bank.example/rest/delteforsikringer/forsikringer/7130090',
    'GET https://bank.example/rest/delteforsikringer/forsikringer/7130091',
  ]);
});
