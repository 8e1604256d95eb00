import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { configureClient } from '#api/client.ts';
import { getTermsFileAddress, getTermsMetadata } from '#api/shared/terms.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => {
  configureClient({ restUrl: 'https://bank.example/rest' });
  invalidate([]);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['without a variant', null, ''],
  ['and variant', 'STANDARD PLUSS', '?variantId=STANDARD%20PLUSS'],
])('metadata of terms are read by product and date %s (B7.6)', async (_, variantId, query) => {
  const requests = network(json(200, []));
  await getTermsMetadata({ produktkode: 'M05', fra: '2026-12-01', variantId });
  expect(requests.map(({ url }) => url)).toEqual([
    `https://bank.example/rest/vilkar/metadata/M05/2026-12-01/${query}`,
  ]);
});

test('the address of a file of terms has its id and file name (B7.7, B7.8)', () => {
  expect(getTermsFileAddress({ id: 'M05/1', filename: 'vilkår bil.pdf' })).toBe(
    'https://bank.example/rest/vilkar/payload/M05%2F1?filename=vilk%C3%A5r%20bil.pdf',
  );
});

test.each([
  ['product', { produktkode: '', fra: '2026-12-01' }],
  ['date', { produktkode: 'P10', fra: '' }],
])('without a %s there are no metadata, and none are requested (B7.6)', async (_, request) => {
  const requests = network(json(200, []));
  expect(await getTermsMetadata(request)).toEqual([]);
  expect(requests).toEqual([]);
});
