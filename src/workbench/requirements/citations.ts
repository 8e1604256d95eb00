import { readdirSync, readFileSync } from 'node:fs';
import { idPattern } from './requirements.ts';

/** A file that cites a requirement. */
export interface Citation {
  readonly id: string;
  readonly file: string;
}

export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md|yaml)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();

const idsIn = (file: string): readonly string[] => [
  ...new Set(readFileSync(file, 'utf8').match(idPattern) ?? []),
];

/** Every requirement that the files of some folders cite. */
export const citationsIn = (folders: readonly string[]): readonly Citation[] =>
  folders.flatMap(filesBelow).flatMap((file) => idsIn(file).map((id) => ({ id, file })));

export const product = ['machines', 'flows', 'src'] as const;
export const tests = ['test', 'e2e'] as const;
