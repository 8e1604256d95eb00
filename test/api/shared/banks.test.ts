import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getBankInfo, listBanks } from '#api/shared/banks.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const url = 'https://bank.example/rest/banker';

describe('the banks (A7.12)', () => {
  test('have name and number, in the order of the server', async () => {
    const banks = [
      { name: 'Solvik Sparebank', bankregnr: '4100' },
      { name: 'Ravndal Sparebank', bankregnr: '0820' },
    ];
    const requests = network(json(200, banks));
    await expect(listBanks()).resolves.toEqual(banks);
    expect(requests.map((request) => [request.method, request.url])).toEqual([['GET', url]]);
  });

  test('are those that can be chosen: one without name or number is left out', async () => {
    const bank = { name: 'Solvik Sparebank', bankregnr: '4100' };
    network(
      json(200, [{ name: 'Solvik' }, bank, { bankregnr: '4200' }, { name: 'Ravndal', bankregnr: 820 }]),
    );
    await expect(listBanks()).resolves.toEqual([bank]);
  });

  test('can be an empty list', async () => {
    network(json(200, []));
    await expect(listBanks()).resolves.toEqual([]);
  });

  test('can have further fields', async () => {
    const banks = [{ name: 'Solvik Sparebank', bankregnr: '4100', logo: '/solvik.svg' }];
    network(json(200, banks));
    await expect(listBanks()).resolves.toEqual(banks);
  });

  test('are requested once', async () => {
    const requests = network(json(200, []));
    await listBanks();
    await listBanks();
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});

test('the bank whose site the visitor uses has a name and a number (A7.12)', async () => {
  const bank = { name: 'Ravndal Sparebank', bankregnr: '0820' };
  const requests = network(json(200, bank));
  await expect(getBankInfo()).resolves.toEqual(bank);
  expect(requests.map((request) => [request.method, request.url])).toEqual([
    ['GET', 'https://bank.example/rest/bankinfo'],
  ]);
});

describe('loading the banks fails', () => {
  test.each([['if they are not a list', { banker: [] }, 'answer: expected array']])(
    '%s',
    async (_, body, developerMessage) => {
      network(json(200, body));
      await expect(listBanks()).rejects.toEqual(
        apiError({ status: 200, code: 'UNREADABLE', url: '/banker', developerMessage }),
      );
    },
  );

  test('if the response is empty', async () => {
    network(json(202, null));
    await expect(listBanks()).rejects.toMatchObject({ code: 'UNREADABLE' });
  });

  test('if the server fails, without an automatic retry', async () => {
    const requests = network(json(500, { code: 'FOR4870001' }), json(200, []));
    await expect(listBanks()).rejects.toMatchObject({ status: 500, code: 'FOR4870001' });
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});
