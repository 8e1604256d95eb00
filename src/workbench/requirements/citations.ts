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

const rangePattern = /\b([ABC]\d+\.)(\d+) to \1(\d+)\b/g;

/** Every id between the two ends of 'B6.1 to B6.3'. */
const inRanges = (text: string): readonly string[] =>
  [...text.matchAll(rangePattern)].flatMap(([, section, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}${Number(first) + at}`),
  );

function idsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...new Set([...(text.match(idPattern) ?? []), ...inRanges(text)])];
}

/** The citations in all files of these folders. */
export const citationsIn = (folders: readonly string[]): readonly Citation[] =>
  folders.flatMap(filesBelow).flatMap((file) => idsIn(file).map((id) => ({ id, file })));

export const product = ['machines', 'flows', 'src'] as const;

/** The citations in tests, and in the scripts of the flows, which the generated paths prove. */
export const claims = (): readonly Citation[] => [
  ...citationsIn(['test', 'e2e']),
  ...citationsIn(['flows']).filter(({ file }) => /\/(script|sees-[a-z]+)\.ts$/.test(file)),
];
