import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { assetsOf, documentsOf, type Versions, versionsIn, writeVersions } from './versions.ts';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

/** The documents name every first asset by its hash, so they identify a build. */
function idOf(build: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(build)) {
    hash.update(file);
    if (file.endsWith('.html')) hash.update(readFileSync(join(build, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Puts a build into a release folder, beside the version before it. Everything of older versions is deleted. */
export function addVersion(build: string, release: string): Versions {
  const id = idOf(build);
  const present = versionsIn(release);
  if (present?.current === id) return present;
  const versions: Versions = { current: id, before: present?.current ?? null };
  const assets = join(release, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(join(build, 'assets'))) {
    if (existsSync(join(assets, name))) continue;
    cpSync(join(build, 'assets', name), join(assets, name));
    compress(join(assets, name));
  }
  cpSync(build, documentsOf(release, id), {
    recursive: true,
    filter: (source) => source !== join(build, 'assets'),
  });
  writeFileSync(assetsOf(release, id), JSON.stringify(readdirSync(join(build, 'assets'))));
  writeVersions(release, versions);
  removeOthers(release, versions);
  return versions;
}

function removeOthers(release: string, { current, before }: Versions): void {
  const kept = [current, ...(before ? [before] : [])];
  for (const version of readdirSync(join(release, 'versions')))
    if (!kept.includes(version)) rmSync(join(release, 'versions', version), { recursive: true });
  const names = new Set(
    kept.flatMap((version): string[] => JSON.parse(readFileSync(assetsOf(release, version), 'utf8'))),
  );
  for (const file of readdirSync(join(release, 'assets')))
    if (!names.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(release, 'assets', file));
}
