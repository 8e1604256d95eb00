import { expect, test } from 'vitest';
import { detailCalls } from '#api/policies/details/all.ts';
import { products } from '#domain/products/catalogue.ts';
import { detailPath } from '#domain/products/detail-path.ts';

test('every product with details has a call, and every call has a product (B7.2)', () => {
  const paths = products.flatMap(({ code }) => {
    const found = detailPath(code);
    return 'path' in found ? [found.path] : [];
  });
  const called = Object.values(detailCalls).map(({ path }) => path);
  expect(called.sort()).toEqual([...new Set(paths)].sort());
});
