import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { addVersion } from '#deploy/add-version.ts';
import { deleteUnserved } from '#deploy/delete-unserved.ts';
import { releaseIn } from '#deploy/versions.ts';

const root = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A build with one document, one asset of its own and one that each build has. */
function build(name: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'page/index.html'), `<script src="/assets/${name}.js"></script>`);
  writeFileSync(join(folder, 'assets', `${name}.js`), `export const name = '${name}';`);
  writeFileSync(join(folder, 'assets', 'shared.js'), 'export {};');
  return folder;
}

const assetsIn = (release: string) => readdirSync(join(release, 'assets')).toSorted();
const [a, b, c] = [build('a'), build('b'), build('c')];

test('a release folder has each version that was added, with its assets compressed', () => {
  const release = join(root, 'release');
  const first = addVersion(a, release);
  expect(first).toEqual({ newest: first.newest, before: null, sites: {} });
  const second = addVersion(b, release);
  expect(second.before).toBe(first.newest);
  rmSync(join(release, 'assets/b.js'));
  rmSync(join(release, 'assets/b.js.br'));
  expect(addVersion(b, release)).toEqual(second);
  expect(releaseIn(release)).toEqual(second);
  expect(assetsIn(release)).toEqual(
    ['a.js', 'b.js', 'shared.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  const text = "export const name = 'b';";
  expect(gunzipSync(readFileSync(join(release, 'assets/b.js.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(join(release, 'assets/b.js.br'))).toString()).toBe(text);
});

test('after a release that was interrupted, the next one writes what is not whole', () => {
  const release = join(root, 'interrupted');
  mkdirSync(join(release, 'assets'), { recursive: true });
  for (const name of ['a.js.new', 'a.js.gz', 'a.js.br', 'shared.js.br.new'])
    writeFileSync(join(release, 'assets', name), 'half');
  const added = addVersion(a, release);
  deleteUnserved(release, added);
  expect(assetsIn(release)).toEqual(
    ['a.js', 'shared.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  expect(gunzipSync(readFileSync(join(release, 'assets/a.js.gz'))).toString()).toContain("'a'");
  expect(brotliDecompressSync(readFileSync(join(release, 'assets/a.js.br'))).toString()).toContain("'a'");
});

test('what a site serves or can roll back to is kept, whatever was added since', () => {
  const release = join(root, 'served');
  const { newest: first } = addVersion(a, release);
  addVersion(b, release);
  const added = addVersion(c, release);
  const scripts = () => assetsIn(release).filter((file) => file.endsWith('.js'));
  deleteUnserved(release, { ...added, sites: { '/site': { current: first, before: null, seen: first } } });
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
  deleteUnserved(release, added);
  expect(scripts()).toEqual(['b.js', 'c.js', 'shared.js']);
  expect(readdirSync(join(release, 'versions')).toSorted()).toEqual(
    [added.newest, String(added.before)].toSorted(),
  );
});

test('a folder that is never configured keeps the newest two versions', () => {
  const release = join(root, 'image');
  for (const version of [a, b, c])
    execFileSync('node', ['--import', 'tsx', 'deploy/release.ts', release, version], { stdio: 'ignore' });
  expect(assetsIn(release).filter((file) => file.endsWith('.js'))).toEqual(['b.js', 'c.js', 'shared.js']);
  expect(readdirSync(join(release, 'versions'))).toHaveLength(2);
});

test('a version is listed when what belongs to it has been written too', () => {
  const release = join(root, 'incomplete');
  const incomplete = () => {
    throw new Error('no licences');
  };
  expect(() => addVersion(a, release, incomplete)).toThrow('no licences');
  expect(releaseIn(release)).toBe(null);
});
