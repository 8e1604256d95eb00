import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Infer, nullable, object, record, string } from 'superstruct';
import { writeWhole } from './write-whole.ts';

/** The version that a site serves, and the one to which it can roll back; `seen` was the newest when it was configured. */
const Served = object({ current: string(), before: nullable(string()), seen: string() });

export type Served = Readonly<Infer<typeof Served>>;

/**
 * A release folder. Its versions have their assets in one folder, so a document of each finds its own. `newest` is the
 * version that was added last, `sites` has each configured site by its path.
 */
const Release = object({ newest: string(), before: nullable(string()), sites: record(string(), Served) });

export type Release = Readonly<Infer<typeof Release>>;

const fileIn = (folder: string) => join(folder, 'versions.json');

/** Null if the folder has no version yet. */
export function releaseIn(folder: string): Release | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), Release);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const writeRelease = (folder: string, release: Release): void =>
  writeWhole(fileIn(folder), `${JSON.stringify(release)}\n`);

/** What a site serves after `configure`: the newest version, unless the site has rolled back from it. */
export function nextServed({ newest, before, sites }: Release, site: string): Served {
  const served = sites[site];
  if (served?.seen === newest) return served;
  const others = served ? [served.current, served.before] : [before];
  return { current: newest, before: others.find((version) => version !== newest) ?? null, seen: newest };
}

/** What a site serves after `roll-back`; null if it has served no other version. */
export function servedBefore({ sites }: Release, site: string): Served | null {
  const served = sites[site];
  return served?.before ? { ...served, current: served.before, before: served.current } : null;
}

export const folderOf = (folder: string, version: string): string => join(folder, 'versions', version);

/** The folder with the documents of a version, not yet configured. */
export const documentsOf = (folder: string, version: string): string =>
  join(folderOf(folder, version), 'documents');

/** The names of the assets of a version. */
export const assetsOf = (folder: string, version: string): string =>
  join(folderOf(folder, version), 'assets.json');
