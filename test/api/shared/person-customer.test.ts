import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
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

test('a person without an organisation number, sent as null, is read with their policies (A3.3)', async () => {
  const none = { organisasjonsnummer: null, foedselsnummer: null };
  const policy = {
    forsikringsnummer: '9000101',
    versjon: 1,
    produktkode: 'P60',
    status: 'KRAFT',
    forsikringstekst: 'Uføre',
    forsikringssum: 1000000,
    pris: 2400,
    periode: { fra: '2026-01-01' },
    forsikrede: { ...none, kundenummer: null, navn: 'Kari Skogly' },
  };
  network(json(200, { ...person, ...none, fodselsnummer: null, aktiveForsikringer: [policy] }));
  await expect(getPersonCustomer()).resolves.toMatchObject({ aktiveForsikringer: [policy] });
});
