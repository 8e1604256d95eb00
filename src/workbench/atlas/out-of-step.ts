import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

/** The differences between a folder and the files that it should contain, as sentences. */
export function outOfStep(files: ReadonlyMap<string, string>, folder: string): readonly string[] {
  const found = existsSync(folder) ? filesIn(folder) : [];
  return [
    ...[...files].flatMap(([file, text]) => {
      if (!found.includes(file)) return [`${folder}/${file} is missing`];
      return readFileSync(`${folder}/${file}`, 'utf8') === text
        ? []
        : [`${folder}/${file} is out of date: its chart or flow has changed`];
    }),
    ...found.filter((file) => !files.has(file)).map((file) => `${folder}/${file} belongs to no flow`),
  ];
}
