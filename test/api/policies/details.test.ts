import { expect, test } from 'vitest';
import { products } from '#domain/products/catalogue.ts';
import { operations } from '#test/contract/contract.ts';

test('the contract has a call at the address of each product’s details, and no others (B7.2)', () => {
  const called = operations.flatMap(({ operationId, path }) =>
    /^get\w+Detail$/.test(operationId) ? [path.replace(/\/kunder\/.*/, '')] : [],
  );
  const paths = products.flatMap(({ detail }) => detail?.path ?? []);
  expect(called.sort()).toEqual([...new Set<string>(paths)].sort());
});
