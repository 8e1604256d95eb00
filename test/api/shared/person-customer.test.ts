import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(prepareCalls);
afterEach(() => vi.unstubAllGlobals());

const person = {
  fornavn: 'Kari',
  etternavn: 'Skogly',
  kundenummer: '3143791',
  gyldigAvtalegiro: false,
  aktiveForsikringer: [],
  midlertidigeForsikringer: [],
};

test.each([
  ['any code', { code: 'INS00002' }],
  ['no code', {}],
])('the request for the person customer is repeated once after a 500 with %s (A7.3)', async (_, body) => {
  const requests = network(json(500, body), json(200, person));
  await expect(getPersonCustomer()).resolves.toEqual(person);
  expect(requests.length).toBe(2);
});

test('the request for the person customer is not repeated a second time', async () => {
  const requests = network(json(500, {}), json(500, {}), json(200, person));
  await expect(getPersonCustomer()).rejects.toMatchObject({ status: 500 });
  expect(requests.length).toBe(2);
});

test('the request for the person customer is not repeated after another status', async () => {
  const requests = network(json(404, {}), json(200, person));
  await expect(getPersonCustomer()).rejects.toMatchObject({ status: 404 });
  expect(requests.length).toBe(1);
});
