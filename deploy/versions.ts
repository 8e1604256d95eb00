import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** The version that a site serves, and the one to which it can roll back. */
export interface Served {
  readonly current: string;
  readonly before: string | null;
  /** The newest version when the site was configured last. */
  readonly seen: string;
}

/** A release folder. Its versions have their assets in one folder, so a document of each finds its own. */
export interface Release {
  /** The version that was added last. */
  readonly newest: string;
  readonly before: string | null;
  /** By the path of each configured site. */
  readonly sites: Readonly<Record<string, Served>>;
}

const fileIn = (folder: string) => join(folder, 'versions.json');

/** Null if the folder has no version yet. */
export const releaseIn = (folder: string): Release | null =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : null;

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
