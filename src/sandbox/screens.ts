import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a screen reader finds on the screens of each flow, as the files of `docs/screen-reader/` have it. */
export function screensOf(folder = 'docs/screen-reader'): Readonly<Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yml')) : [];
  return Object.fromEntries(
    files.map((file) => [file.replace('.yml', ''), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}
