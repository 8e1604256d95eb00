import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The versions of a release folder, by id. Their assets are in one folder, so either version finds its own. */
export interface Versions {
  readonly current: string;
  readonly before: string | null;
}

const fileIn = (release: string) => join(release, 'versions.json');

/** Null if the folder has no version yet. */
export const versionsIn = (release: string): Versions | null =>
  existsSync(fileIn(release)) ? JSON.parse(readFileSync(fileIn(release), 'utf8')) : null;

/** Replaces the file at once: a reader never sees half of it. */
export function writeVersions(release: string, versions: Versions): void {
  writeFileSync(`${fileIn(release)}.new`, `${JSON.stringify(versions)}\n`);
  renameSync(`${fileIn(release)}.new`, fileIn(release));
}

export const folderOf = (release: string, version: string): string => join(release, 'versions', version);

/** The folder with the documents of a version, not yet configured. */
export const documentsOf = (release: string, version: string): string =>
  join(folderOf(release, version), 'documents');

/** The names of the assets of a version. */
export const assetsOf = (release: string, version: string): string =>
  join(folderOf(release, version), 'assets.json');
