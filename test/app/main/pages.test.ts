import { expect, test } from 'vitest';
import { earlyReadsAt, pageAt, pages } from '#app/main/pages.ts';

const readsAt = (hash: string) => earlyReadsAt(hash, pageAt(hash) ?? pages.home);

test('the first code sends a part of the address as a link has written it', () => {
  expect(readsAt('#/delt/bil/7%2F1/3')).toEqual([
    '/toggle/overgang',
    '/delteforsikringer/forsikringer/7%2F1',
  ]);
  expect(readsAt('#/delt/bil/%3Cb/3')).toEqual(['/toggle/overgang', '/delteforsikringer/forsikringer/%3Cb']);
  expect(readsAt('#/delt/bil/%2E%2E/3')).toEqual([
    '/toggle/overgang',
    '/delteforsikringer/forsikringer/%EF%BF%BD',
  ]);
});

test('an address that cannot be decoded is of no page, and sends nothing', () => {
  expect(pageAt('#/delt/bil/%/3')).toBe(pages.notFound);
  expect(readsAt('#/delt/bil/%/3')).toEqual([]);
});
