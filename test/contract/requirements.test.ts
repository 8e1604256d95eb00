import { expect, test } from 'vitest';
import { pages } from '#workbench/requirements/requirements.ts';
import { operationFor } from './contract.ts';

/** Calls that the requirements name: 'GET /banker'. */
const named = [...pages()].flatMap(([file, text]) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE) (\/[^`?]*)/g)].map(
    ([, method = '', path = '']) => [file, method, path] as const,
  ),
);

test.each(named)('%s names %s %s, and the contract has it', (_, method, path) => {
  expect(operationFor(method, path.replaceAll(/\{\w+\}/g, 'x')).method).toBe(method);
});
