import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bothOf } from './checks.ts';

test.each([
  ['true', 'true', 0],
  ['false', 'true', 1],
  ['true', 'false', 1],
  ['false', 'false', 1],
])('of %s and %s, both run, and the exit code is %i', (one, other, code) => {
  const command = bothOf(`(echo one; ${one})`, `(echo other; ${other})`);
  const { stdout, status } = spawnSync(command, { shell: true, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['one\nother\n', code]);
});
