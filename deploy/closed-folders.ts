import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The folders on the way to a path that only their own user may enter. An nginx of root opens files as another user, and
 * answers 404 if it may not.
 */
export function closedFolders(path: string): readonly string[] {
  const closed: string[] = [];
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) closed.unshift(folder);
    if (folder === dirname(folder)) return closed;
  }
}
