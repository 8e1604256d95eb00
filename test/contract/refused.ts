import { expect } from 'vitest';
import { contentOf, operations } from './contract.ts';
import { problems } from './validate.ts';

/** Expects that the contract lists the status of a file's refusal, and that the body matches its schema. */
export async function expectRefused(operationId: string, response: Response): Promise<void> {
  const operation = operations.find((each) => each.operationId === operationId);
  expect(Object.keys(operation?.responses ?? {})).toContain(String(response.status));
  const content = operation && contentOf(operation, response.status);
  expect(content && problems(content.schema, await response.json())).toEqual([]);
}
