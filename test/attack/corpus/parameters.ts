import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src/app', 'src/domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** The names of every query parameter that the app reads. */
export const parameters: readonly string[] = [
  ...new Set(
    sources
      .flatMap((source) => [...source.matchAll(/arameter\((?:location, )?'(\w+)'/g)])
      .map(([, name = '']) => name),
  ),
].sort();
