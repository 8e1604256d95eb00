import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDigitalSale, getNewSaleParameters } from '#api/buying/buying.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const parameters = {
  senesteFraDato: '2026-11-22',
  senesteTilDato: '2027-05-22',
  selskapForNysalgEllerMersalg: 'EIKA',
  kanAkseptereTilbudIDag: true,
};

test('a new sale has its dates, its company and whether an offer can be accepted today (A3.10, A7.20)', async () => {
  const requests = network(json(200, parameters));
  await expect(getNewSaleParameters()).resolves.toEqual(parameters);
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'https://bank.example/rest/nysalg-skade'],
  ]);
});

test('a new sale that does not say whether an offer can be accepted is an error (A3.10)', async () => {
  network(json(200, { ...parameters, kanAkseptereTilbudIDag: null }));
  await expect(getNewSaleParameters()).rejects.toMatchObject({
    code: 'UNREADABLE',
    developerMessage: expect.stringMatching(/^kanAkseptereTilbudIDag: /),
  });
});

test('digital sale says whether the customer can buy digitally (A7.20)', async () => {
  const requests = network(json(200, { kanKjopeDigitalt: false }));
  await expect(getDigitalSale()).resolves.toEqual({ kanKjopeDigitalt: false });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'https://bank.example/rest/digitalt-salg'],
  ]);
});
