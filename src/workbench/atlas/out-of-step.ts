import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

/** Longer lists say no more: the rest follows from the first changes. */
const shownLines = 4;

const linesMissing = (text: string, other: string): readonly string[] => {
  const others = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !others.has(line));
};

/** The lines of a page that differ, so that a dropped or added action has its name in the message. */
function changedLines(file: string, before: string, now: string): readonly string[] {
  if (!file.endsWith('.md')) return [];
  return [
    ...linesMissing(before, now)
      .slice(0, shownLines)
      .map((line) => `  was ${line}`),
    ...linesMissing(now, before)
      .slice(0, shownLines)
      .map((line) => `  now ${line}`),
  ];
}

/** The differences between a folder and the files that it should contain, as sentences. */
export function outOfStep(files: ReadonlyMap<string, string>, folder: string): readonly string[] {
  const found = existsSync(folder) ? filesIn(folder) : [];
  return [
    ...[...files].flatMap(([file, text]) => {
      if (!found.includes(file)) return [`${folder}/${file} is missing`];
      const before = readFileSync(`${folder}/${file}`, 'utf8');
      return before === text
        ? []
        : [
            `${folder}/${file} is out of date: its chart or flow has changed`,
            ...changedLines(file, before, text),
          ];
    }),
    ...found.filter((file) => !files.has(file)).map((file) => `${folder}/${file} belongs to no flow`),
  ];
}
