import type { AnyCases, CallCases } from '#flows/engine/walk/cases.ts';
import type { CallResponse } from './network.ts';

/** How the page differs from the page with every part. */
export interface Difference {
  /** The parts that are missing: the part itself, and parts whose calls need its response. */
  readonly costs: readonly string[];
  /** The additional texts, each of which is shown once. */
  readonly says?: readonly string[];
}

/** One part of a page, by the name of its call. */
interface PartRow {
  readonly path: string;
  /** The case of the call that loads something. */
  readonly loads: string;
  /** The texts of the part. */
  readonly shows: readonly string[];
  readonly fails: Difference;
  /** The case that loads nothing; null for a part that cannot be empty. */
  readonly empty: (Difference & { readonly by: string }) | null;
}

export type PartsTable = Readonly<Record<string, PartRow>>;

export const failed: CallResponse = { status: 500 };

/** The texts and responses of a page. `always` are the texts that it shows whatever fails. */
export function pageOf(table: PartsTable, always: readonly string[], cases: readonly AnyCases[]) {
  const rows = Object.entries(table);
  const responseOf = (part: string, name: string): CallResponse => {
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
    /** The texts of the page with all these differences at once. */
    textsWith(...differences: readonly Difference[]): readonly string[] {
      const missing = new Set(differences.flatMap(({ costs }) => costs));
      const says = new Set(differences.flatMap((difference) => difference.says ?? []));
      const kept = rows.flatMap(([part, { shows }]) => (missing.has(part) ? [] : shows));
      return [...always, ...kept, ...says].sort();
    },
  };
}
