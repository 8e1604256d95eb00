import { afterEach, expect, test, vi } from 'vitest';
import { getPolicyDetail } from '#api/policies/policy-detail.ts';
import { products } from '#domain/products/catalogue.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { lost, network } from '#test/api/network.ts';
import { operations } from '#test/contract/contract.ts';

afterEach(() => vi.unstubAllGlobals());

test('the contract has a call at the address of each product’s details, and no others (B7.2)', () => {
  const called = operations.flatMap(({ operationId, path }) =>
    /^get\w+Detail$/.test(operationId) ? [path.replace(/\/kunder\/.*/, '')] : [],
  );
  const paths = products.flatMap(({ detail }) => detail?.path ?? []);
  expect(called.sort()).toEqual([...new Set<string>(paths)].sort());
});

test('details are read by product, customer, number, version and transaction (B7.2)', async () => {
  prepareCalls();
  const requests = network(lost);
  const policy = { produkt: 'M05', forsikringsnummer: '7010001', versjon: 3 };
  await expect(
    getPolicyDetail({ kundenummer: '1000010', transaksjonsId: 'a1', policy }),
  ).rejects.toMatchObject({ code: 'NETWORK' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://bank.example/rest/kjoretoy/bil/kunder/1000010/forsikringer/7010001/versjon/3?transaksjonsId=a1',
  ]);
});
