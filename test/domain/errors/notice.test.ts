import { expect, test } from 'vitest';
import { canRetry, isError } from '#domain/errors/notice.ts';

test.each([
  ['failure', true, true],
  ['refusal', false, true],
  ['state', false, false],
  ['success', false, false],
] as const)('for the kind %s, canRetry returns %s and isError returns %s', (kind, retry, error) => {
  expect([canRetry({ kind }), isError({ kind })]).toEqual([retry, error]);
});
