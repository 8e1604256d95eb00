import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What a command says, and how it ends. */
function run(command: string, ...words: readonly string[]) {
  const { status, stderr } = spawnSync('npx', ['tsx', command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, RELEASE: join(root, 'release'), SITE: join(root, 'site') },
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('a mistyped word changes nothing: it would configure forward in place of back', () => {
  const file = join(root, 'bank.json');
  writeFileSync(file, '{}');
  expect(run('deploy/configure.ts', file, '--bak')).toEqual({
    status: 1,
    lines: ['usage: npm run configure -- <configuration.json>'],
  });
});

test('a release that fails says why in one line', () => {
  const { status, lines } = run('deploy/release.ts', join(root, 'release'), join(root, 'nowhere'));
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines.join()).toContain('no such file or directory');
});
