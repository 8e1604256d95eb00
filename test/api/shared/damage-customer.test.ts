// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, lost, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const url = 'https://bank.example/rest/skade/kunde';
const unsteady = json(500, { code: 'FOR4870001' });

/** The fields of a customer that are always present. */
const customer = {
  transaksjonsId: 'a1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  kundenummer: '1000001',
  legitimert: true,
  betalingsmate: 'EFAKTURA',
  gyldigAvtalegiro: false,
  deaktiverteProdukter: [],
  forsikringer: [],
  tilbud: [],
};
const known = { ...customer, bankForholdRegnr: '3361' };
const kari = json(200, known);

describe('the damage customer', () => {
  test.each([
    ['a bank relationship', known],
    ['a bank relationship of null', { ...customer, bankForholdRegnr: null }],
    ['a missing bank relationship', customer],
    ['an unknown status', { ...customer, kundestatus: 'FLYTTET' }],
    ['an unknown field', { ...customer, sprak: 'nn' }],
  ])('is read with %s', async (_, body) => {
    const requests = network(json(200, body));
    await expect(getDamageCustomer()).resolves.toEqual(body);
    expect(requests.map((request) => [request.method, request.url])).toEqual([['GET', url]]);
  });

  test('is requested once for all flows of the page', async () => {
    const requests = network(kari);
    await expect(getDamageCustomer()).resolves.toEqual(known);
    await expect(getDamageCustomer()).resolves.toEqual(known);
    expect(requests.map((request) => request.url)).toEqual([url]);
  });

  test('is requested once for two calls at the same time', async () => {
    const requests = network(kari);
    await expect(Promise.all([getDamageCustomer(), getDamageCustomer()])).resolves.toEqual([known, known]);
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});

test('is cached for 30 minutes, and not requested again on focus (A9.8)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const requests = network(kari, kari);
  await getDamageCustomer();
  vi.setSystemTime(new Date('2026-11-21T12:29:59Z'));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await getDamageCustomer();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(new Date('2026-11-21T12:30:00Z'));
  expect(requests).toHaveLength(1);
  await getDamageCustomer();
  expect(requests).toHaveLength(2);
});

describe('a 500 with the code FOR4870001 (A7.2, A8.7)', () => {
  test('is repeated once', async () => {
    const requests = network(unsteady, kari);
    await expect(getDamageCustomer()).resolves.toEqual(known);
    expect(requests.map((request) => request.url)).toEqual([url, url]);
  });

  test('is not repeated a second time', async () => {
    const requests = network(unsteady, unsteady, kari);
    await expect(getDamageCustomer()).rejects.toMatchObject({ status: 500, code: 'FOR4870001' });
    expect(requests.map((request) => request.url)).toEqual([url, url]);
  });

  test('is repeated once, also in a background tab', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    network(unsteady, kari);
    await expect(getDamageCustomer()).resolves.toEqual(known);
  });
});

describe('the request is not repeated', () => {
  test.each([
    ['for a 500 with another code', json(500, { code: 'INS00002' }), { status: 500, code: 'INS00002' }],
    ['for a 500 without a code', json(500, {}), { status: 500, code: '500' }],
    [
      'for the code with another status',
      json(503, { code: 'FOR4870001' }),
      { status: 503, code: 'FOR4870001' },
    ],
    ['for a 404', json(404, { code: 'FOR3170051' }), { status: 404, code: 'FOR3170051' }],
    ['for a lost connection', lost, { status: 0, code: 'NETWORK' }],
    [
      'for an unreadable response',
      json(200, { ...customer, bankForholdRegnr: 3361 }),
      { code: 'UNREADABLE' },
    ],
  ])('%s', async (_, reply, error) => {
    const requests = network(reply, kari);
    await expect(getDamageCustomer()).rejects.toMatchObject(error);
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});

test.each([
  ['a field of the wrong type', { ...customer, bankForholdRegnr: 3361 }, 'bankForholdRegnr: expected string'],
  ['a list', [], 'answer: expected type'],
  ['a text', 'kunde', 'answer: expected type'],
])(
  'a response with %s is an error that names the place, but not the value',
  async (_, body, developerMessage) => {
    network(json(200, body));
    await expect(getDamageCustomer()).rejects.toEqual(
      apiError({ status: 200, code: 'UNREADABLE', url: '/skade/kunde', developerMessage }),
    );
  },
);

test('after an error, the next call sends a new request', async () => {
  const requests = network(json(503, {}), kari);
  await expect(getDamageCustomer()).rejects.toMatchObject({ status: 503 });
  await expect(getDamageCustomer()).resolves.toEqual(known);
  expect(requests.map((request) => request.url)).toEqual([url, url]);
});

describe('after a 403 without an explanation (A6.5)', () => {
  const bankUrl = 'https://bank.example/rest/bankinfo';
  const refused = json(403, {});
  const bank = (bankregnr: string) => json(200, { name: 'Sparebanken Solvik', bankregnr });

  const none = 'Bruker mangler tilgang til skadeforsikring';

  beforeEach(() => configureClient({ quietBanks: ['0502', '2050', '3910', '3411', '0770'] }));

  test.each([
    ['bank 0502', bank('0502'), none],
    ['bank 2050', bank('2050'), none],
    ['bank 3910', bank('3910'), none],
    ['bank 3411', bank('3411'), none],
    ['bank 0770', bank('0770'), none],
    ['another bank', bank('3361'), ''],
    ['an unknown bank', json(500, {}), ''],
  ])('the error of a customer of %s depends on the bank (A3.7)', async (_, response, message) => {
    const requests = network(refused, response);
    await expect(getDamageCustomer()).rejects.toMatchObject({ status: 403, message });
    expect(requests.map((request) => request.url)).toEqual([url, bankUrl]);
  });

  test.each([
    ['an explained 403', 403, json(403, { code: 'FEL3710020', message: 'Missing required role.' })],
    ['maintenance', 403, json(403, { code: 'INS00002_NIGHT' })],
    ['a 404', 404, json(404, {})],
    ['a 500', 500, json(500, {})],
    ['a lost connection', 0, lost],
  ])('but the bank is not loaded after %s', async (_, status, response) => {
    const requests = network(response);
    await expect(getDamageCustomer()).rejects.toMatchObject({ status });
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});
