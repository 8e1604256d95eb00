import { expect, test } from 'vitest';
import { canRetry, isError } from '#domain/errors/notice.ts';

test.each([
  ['a failure', 'failure', true, true],
  ['a refusal', 'refusal', false, true],
  ['a state', 'state', false, false],
  ['a success', 'success', false, false],
] as const)('%s says whether a retry is offered and whether it is an error', (_, kind, retry, error) => {
  expect([canRetry({ kind }), isError({ kind })]).toEqual([retry, error]);
});
