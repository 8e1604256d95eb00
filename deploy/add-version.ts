import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, documentsOf, folderOf, type Release, releaseIn, writeRelease } from './versions.ts';
import { writeCompressed, writeWhole } from './write-whole.ts';

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

/**
 * Puts a build into a release folder, beside the other versions. The same call again writes what is missing; a version is
 * listed when all of it is there.
 * @param complete writes what else belongs to the version, into its folder
 */
export function addVersion(
  build: string,
  folder: string,
  complete: (id: string, version: string) => void = () => {},
): Release {
  const id = idOf(build);
  const present = releaseIn(folder);
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(join(build, 'assets'))) {
    if (existsSync(join(assets, name))) continue;
    writeCompressed(join(assets, name), readFileSync(join(build, 'assets', name)));
  }
  cpSync(build, documentsOf(folder, id), {
    recursive: true,
    filter: (source) => source !== join(build, 'assets'),
  });
  writeWhole(assetsOf(folder, id), JSON.stringify(readdirSync(join(build, 'assets'))));
  complete(id, folderOf(folder, id));
  if (present?.newest === id) return present;
  const release = { newest: id, before: present?.newest ?? null, sites: present?.sites ?? {} };
  writeRelease(folder, release);
  return release;
}
