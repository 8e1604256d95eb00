import { expect, test } from 'vitest';
import { earlyReadsAt, pageAt, pages } from '#app/main/pages.ts';

const readsAt = (hash: string) => earlyReadsAt(hash, pageAt(hash) ?? pages.home);

test('the first code requests the paths with the parameters of the address, decoded once', () => {
  expect(readsAt('#/delt/bil/7%2F1/3')).toEqual([
    '/toggle/overgang',
    '/delteforsikringer/forsikringer/7%2F1',
  ]);
  expect(readsAt('#/delt/bil/%3Cb/3')).toEqual(['/toggle/overgang', '/delteforsikringer/forsikringer/%3Cb']);
  expect(readsAt('#/delt/bil/%2541/3')).toEqual([
    '/toggle/overgang',
    '/delteforsikringer/forsikringer/%2541',
  ]);
  expect(readsAt('#/reisekort/..%2f..%2flogg-ut')).toEqual([
    '/toggle/overgang',
    '/skade/kunde',
    '/reisekort/forsikringsnummer/%EF%BF%BD%2F%EF%BF%BD%2Flogg-ut',
  ]);
  expect(readsAt('#/delt/bil/%2E%2E/3')).toEqual([
    '/toggle/overgang',
    '/delteforsikringer/forsikringer/%EF%BF%BD',
  ]);
});

test('an address that cannot be decoded shows that there is no such page, and no request is sent', () => {
  expect(pageAt('#/delt/bil/%/3')).toBe(pages.notFound);
  expect(readsAt('#/delt/bil/%/3')).toEqual([]);
});

test('a national identity number that a visitor types into an address is in no early read', () => {
  expect(readsAt('#/reisekort/01017000027')).toEqual([
    '/toggle/overgang',
    '/skade/kunde',
    '/reisekort/forsikringsnummer/%5Bskjult%5D',
  ]);
});
