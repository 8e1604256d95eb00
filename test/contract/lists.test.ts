import { expect, test } from 'vitest';
import { products } from '#domain/products/catalogue.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { operations as sandboxOperations } from '#sandbox/operations.ts';
import { calls, files } from './calls/index.ts';
import { operations, resolved, type Schema } from './contract.ts';

const contract = operations.map(({ operationId }) => operationId).sort();

test('operation names are unique', () => {
  expect(contract).toEqual([...new Set(contract)]);
});

test('the client makes the calls of the contract, the assumed ones too (B7.1)', () => {
  expect([...calls, ...files].map(({ operation }) => operation).sort()).toEqual(contract);
});

test('the sandbox has the calls of the contract, at their paths (B7.1)', () => {
  const asContract = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
  expect(
    sandboxOperations.map(({ id, method, path }) => `${id}: ${method} ${asContract(path)}`).sort(),
  ).toEqual(operations.map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`).sort());
});

test('the contract lists the codes of all products (A3.14)', () => {
  const { description = '' } = resolved<Schema>({ $ref: '#/components/schemas/ProductCode' });
  expect(products.map(({ code }) => code).filter((code) => !description.includes(code))).toEqual([]);
});

test('every call of the error catalogue is in the contract', () => {
  const named = operations.map((operation) => operation['x-refusals'] ?? operation.operationId);
  expect(Object.keys(errorCatalogue).filter((operation) => !named.includes(operation))).toEqual([]);
});
