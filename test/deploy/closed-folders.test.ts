import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closedFolders } from '#deploy/closed-folders.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'closed-')));
afterAll(() => rmSync(root, { recursive: true }));

test('each folder that the processes of nginx may not enter is named', () => {
  const release = join(root, 'checkout/release');
  mkdirSync(release, { recursive: true });
  chmodSync(root, 0o755);
  expect(closedFolders(release)).toEqual([]);
  chmodSync(join(root, 'checkout'), 0o700);
  expect(closedFolders(release)).toEqual([join(root, 'checkout')]);
});
