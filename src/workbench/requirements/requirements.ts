import { readdirSync, readFileSync } from 'node:fs';
import { type Requirement, requirementIn } from './requirement-row.ts';

export const folder = 'docs/requirements';

/** An id of the specification (A, B) or of an assumption (C). */
export const idPattern = /\b[ABC]\d+\.\d+\b/g;

/** The pages of requirements with their text, by file name. */
export const pages = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  );

export const requirementsIn = (texts: Iterable<string>): readonly Requirement[] =>
  [...texts].flatMap((text) => text.split('\n').flatMap((line) => requirementIn(line) ?? []));
