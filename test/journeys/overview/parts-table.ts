import type { AnyCases, CallCases } from '#flows/engine/walk/cases.ts';
import type { Given } from './network.ts';

/** What customers see otherwise than on the page with everything. */
export interface Otherwise {
  /** Parts of the page that are gone: the own one, and those that are loaded by its answer. */
  readonly costs: readonly string[];
  /** What is said, each sentence once. */
  readonly says?: readonly string[];
}

/** One part of a page, by the name of its call. */
interface PartRow {
  readonly path: string;
  /** The case of the call that loads something, and what is seen of it. */
  readonly loads: string;
  readonly shows: readonly string[];
  readonly fails: Otherwise;
  /** The case that loads nothing; null for a part that cannot be empty. */
  readonly empty: (Otherwise & { readonly by: string }) | null;
}

export type PartsTable = Readonly<Record<string, PartRow>>;

export const failed: Given = { status: 500 };

/** A page by the table of its parts, and what it shows whatever fails. */
export function pageOf(table: PartsTable, always: readonly string[], cases: readonly AnyCases[]) {
  const rows = Object.entries(table);
  const responseOf = (part: string, name: string): Given => {
    const [call] = cases.flatMap(({ actors }) => (part in actors ? [actors[part] as CallCases] : []));
    const found = call?.done[name];
    if (!found || found === 'late') throw new Error(`${part} has no case ${name}`);
    return found;
  };
  const texts = rows.flatMap(([, { shows, fails, empty }]) => [
    ...shows,
    ...(fails.says ?? []),
    ...(empty?.says ?? []),
  ]);
  return {
    paths: Object.fromEntries(rows.map(([part, { path }]) => [part, path])),
    texts: [...new Set([...always, ...texts])],
    loaded: Object.fromEntries(rows.map(([part, { loads }]) => [part, responseOf(part, loads)])),
    empty: (...except: readonly string[]) =>
      Object.fromEntries(
        rows.flatMap(([part, { empty }]) =>
          empty && !except.includes(part) ? [[part, responseOf(part, empty.by)]] : [],
        ),
      ),
    failing: (...parts: readonly string[]) => Object.fromEntries(parts.map((part) => [part, failed])),
    /** The texts of the page when it is otherwise in all these ways at once. */
    when(...ways: readonly Otherwise[]): readonly string[] {
      const missing = new Set(ways.flatMap(({ costs }) => costs));
      const says = new Set(ways.flatMap((way) => way.says ?? []));
      const kept = rows.flatMap(([part, { shows }]) => (missing.has(part) ? [] : shows));
      return [...always, ...kept, ...says].sort();
    },
  };
}
