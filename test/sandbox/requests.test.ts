import { expect, test } from 'vitest';
import { documentPath, visitAtOnce } from './visitor.ts';

test('the log of requests is empty at first', async () => {
  const visitor = await visitAtOnce();
  expect(await (await visitor.get('/sandbox/requests')).json()).toEqual([]);
});

test('the log has every request in order, also those that fail', async () => {
  const visitor = await visitAtOnce();
  await visitor.get(documentPath);
  await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
  await visitor.get('/rest/skade/kunde?persona=new-customer');
  await visitor.get('/rest/banker');
  const declaration = { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: false };
  await visitor.post('/rest/egenerklaring', declaration);
  expect(await (await visitor.get('/sandbox/requests')).json()).toEqual([
    { operation: 'getDamageCustomer', method: 'GET', path: '/skade/kunde?persona=new-customer', body: null },
    { operation: 'listBanks', method: 'GET', path: '/banker', body: null },
    {
      operation: 'submitSelfDeclaration',
      method: 'POST',
      path: '/egenerklaring',
      body: { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: false },
    },
  ]);
});

test('a body that cannot be read is logged as null', async () => {
  const visitor = await visitAtOnce();
  await visitor.get(documentPath);
  await visitor.post('/rest/egenerklaring', '{"skadesaker":');
  expect(await (await visitor.get('/sandbox/requests')).json()).toEqual([
    { operation: 'submitSelfDeclaration', method: 'POST', path: '/egenerklaring', body: null },
  ]);
});

test('the operations of the contract are listed with method and path', async () => {
  const visitor = await visitAtOnce();
  const operations: unknown = await (await visitor.get('/sandbox/operations')).json();
  expect(operations).toContainEqual({ id: 'listBanks', method: 'GET', path: '/banker' });
});
