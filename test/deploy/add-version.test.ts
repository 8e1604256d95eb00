import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { addVersion } from '#deploy/add-version.ts';
import { versionsIn } from '#deploy/versions.ts';

const root = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A build with one document, one asset of its own and one that each build has. */
function build(name: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), `<script src="/assets/${name}.js"></script>`);
  writeFileSync(join(folder, 'assets', `${name}.js`), `export const name = '${name}';`);
  writeFileSync(join(folder, 'assets', 'shared.js'), 'export {};');
  return folder;
}

test('a release folder has the assets of two versions, compressed, and deletes those of older ones', () => {
  const release = join(root, 'release');
  const assets = () => readdirSync(join(release, 'assets')).filter((file) => file.endsWith('.js'));
  const [a, b, c] = [build('a'), build('b'), build('c')];
  const first = addVersion(a, release);
  expect(first.before).toBeNull();
  expect(assets()).toEqual(['a.js', 'shared.js']);
  const second = addVersion(b, release);
  expect(second.before).toBe(first.current);
  expect(assets()).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(addVersion(b, release)).toEqual(second);
  const third = addVersion(c, release);
  expect(third.before).toBe(second.current);
  expect(versionsIn(release)).toEqual(third);
  expect(readdirSync(join(release, 'assets')).toSorted()).toEqual([
    'b.js',
    'b.js.br',
    'b.js.gz',
    'c.js',
    'c.js.br',
    'c.js.gz',
    'shared.js',
    'shared.js.br',
    'shared.js.gz',
  ]);
  expect(readdirSync(join(release, 'versions')).toSorted()).toEqual(
    [second.current, third.current].toSorted(),
  );
  expect(gunzipSync(readFileSync(join(release, 'assets/b.js.gz'))).toString()).toBe(
    "export const name = 'b';",
  );
});
