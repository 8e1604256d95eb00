import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bothOf, checks } from './checks.ts';

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

test('--changed runs the laws, which read charts without an import, and keeps the report of both runs', () => {
  const affected = { since: 'a1b2c3', touches: () => true, touchesText: false, flows: [] };
  const { command } = checks.find(({ name }) => name === 'unit and laws')?.narrow?.(affected) ?? {};
  const keeps = '--reporter=default --reporter=json --outputFile.json';
  expect(command?.split('; ')).toEqual([
    `vitest run --project unit test/laws test/workbench ${keeps}='.cache/reports/laws.json'`,
    'first=$?',
    `vitest run --project unit --project pages --changed a1b2c3 ${keeps}='.cache/reports/unit and laws.json' && [ $first -eq 0 ]`,
  ]);
});
