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

const rowPattern = /^\| ([ABC]\d+\.\d+) \| (.+?) \| (\w+) \|/;

/** The written columns of a row; null for any other line. */
export function requirementIn(line: string): Requirement | null {
  const [, id, text, word] = rowPattern.exec(line) ?? [];
  const status = statuses.find((known) => known === word);
  if (id === undefined || text === undefined) return null;
  if (!status) throw new Error(`${id}: no status is called "${word}"`);
  return { id, text, status };
}

/** A part of a flow in which a requirement is seen. */
interface SeenIn {
  readonly flow: string;
  /** The states that the row lists; none if it has only their number. */
  readonly leaves: readonly string[];
}

/** The flows in the last column of a row; none if it has only their number. */
export const flowsSeenIn = (line: string): readonly SeenIn[] =>
  (line.split(' | ').at(-1) ?? '').split(/; |, (?=\[)/).flatMap((part) => {
    const [, flow, leaves = ''] = /\[([\w-]+)\]\(\.\.\/flows\/[^)]*\)(?:: ([^|]*))?/.exec(part) ?? [];
    const listed = /^\d+ states/.test(leaves) ? [] : leaves.split(', ').map((leaf) => leaf.trim());
    return flow === undefined ? [] : [{ flow, leaves: listed.filter(Boolean) }];
  });
