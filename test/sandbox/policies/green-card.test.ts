import { expect, test } from 'vitest';
import { policyOf, versionPath, visitAs } from './policy-calls.ts';

test.each([
  ['M05', 204],
  ['P07', 409],
])('the call for a green card for %s gets status %i (B7.35)', async (code, status) => {
  const visitor = await visitAs('private-rich');
  const policy = policyOf('private-rich', code);
  const path = `/rest/gront-kort${versionPath('private-rich', policy)}`;
  expect((await visitor.post(path, undefined)).status).toBe(status);
});
