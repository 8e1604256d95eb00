import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What is wrong with a folder that should hold these files and no others, in sentences. */
export function outOfStep(files: ReadonlyMap<string, string>, folder: string): readonly string[] {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...[...files].flatMap(([file, text]) => {
      if (!there.includes(file)) return [`${folder}/${file} is missing`];
      return readFileSync(`${folder}/${file}`, 'utf8') === text
        ? []
        : [`${folder}/${file} is out of step with its chart`];
    }),
    ...there.filter((file) => !files.has(file)).map((file) => `${folder}/${file} belongs to no flow`),
  ];
}
