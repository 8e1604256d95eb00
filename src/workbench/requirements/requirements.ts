import { readdirSync, readFileSync } from 'node:fs';

/**
 * 'built': works and is proven by a test. 'assumed': the same, where the specification is silent.
 * 'planned': not on screen yet. 'heading': groups others. 'open': the specification leaves it out.
 */
const statuses = ['built', 'assumed', 'planned', 'heading', 'open'] as const;

export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly status: (typeof statuses)[number];
}

export const folder = 'docs/requirements';

/** An id of the specification (A, B) or of an assumption (C). */
export const idPattern = /\b[ABC]\d+\.\d+\b/g;

const rowPattern = /^\| ([ABC]\d+\.\d+) \| (.+?) \| (\w+) \|/;

/** The written columns of a row; null for any other line. */
export function requirementIn(line: string): Requirement | null {
  const [, id, text, word] = rowPattern.exec(line) ?? [];
  const status = statuses.find((known) => known === word);
  if (id === undefined || text === undefined) return null;
  if (!status) throw new Error(`${id}: no status is called "${word}"`);
  return { id, text, status };
}

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
