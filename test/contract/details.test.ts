import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { describeDetail, structOf } from '#domain/policies/details/details.ts';
import { products } from '#domain/products/catalogue.ts';
import { lines } from '#test/domain/policies/details/lines.ts';
import { examplesOf, operations } from './contract.ts';

const options = { isPlain: false, today: '2026-11-22' };

const details = operations.filter(({ operationId }) => /^get\w+Detail$/.test(operationId));

describe('the details in each example of the contract are described on the page:', () => {
  test.each(details.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
    const detail = products
      .flatMap((product) => product.detail ?? [])
      .find(({ path }) => operation.path.startsWith(`${path}/`));
    if (!detail) throw new Error(`no product has its details at ${operation.path}`);
    const examples = examplesOf(operation).filter(({ status }) => status === 200);
    expect(examples).not.toEqual([]);
    for (const { value } of examples)
      expect(lines(describeDetail(detail.kind, create(value, structOf(detail.kind)), options))).not.toEqual(
        [],
      );
  });
});
