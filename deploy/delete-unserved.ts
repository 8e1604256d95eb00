import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type Release } from './versions.ts';

/** Deletes the versions that no site serves or can roll back to, but for the newest two. */
export function deleteUnserved(folder: string, { newest, before, sites }: Release): void {
  const served = Object.values(sites).flatMap((site) => [site.current, site.before]);
  const kept = [...new Set([newest, before, ...served])].filter((version) => version !== null);
  for (const version of readdirSync(join(folder, 'versions')))
    if (!kept.includes(version)) rmSync(join(folder, 'versions', version), { recursive: true });
  const names = new Set(
    kept.flatMap((version): string[] => JSON.parse(readFileSync(assetsOf(folder, version), 'utf8'))),
  );
  for (const file of readdirSync(join(folder, 'assets')))
    if (!names.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(folder, 'assets', file));
}
