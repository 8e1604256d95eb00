import type { Given } from './network.ts';

/** What the customer sees otherwise than on the page with everything. */
export interface Otherwise {
  /** Sources whose part of the page is gone: its own, and what is asked for by its answer. */
  readonly costs: readonly string[];
  /** What is told, each once, however many sources tell it. */
  readonly says?: readonly string[];
}

/** One source of a page, and what the customer sees of it. */
interface SourceRow {
  readonly path: string;
  /** An answer with something in it, and what is seen of that alone. */
  readonly there: unknown;
  readonly shows: readonly string[];
  readonly fails: Otherwise;
  /** An answer with nothing in it; null for what cannot be empty. */
  readonly none: (Otherwise & { readonly body: unknown }) | null;
  /** While it is on its way: 'page' where everything waits for it. */
  readonly slow: 'page' | (Otherwise & { readonly skeletons?: number });
}

export type SourceTable = Readonly<Record<string, SourceRow>>;

export const failed: Given = { status: 500 };

type Change = (row: SourceRow) => Given;

/** An answer for every source. */
export const answersFrom = (table: SourceTable, change: Change): Readonly<Record<string, Given>> =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, change(row)]));

export const withEverything: Change = ({ there }) => ({ status: 200, body: there });

/** All that the table knows of, to look for on the page. */
const allTexts = (table: SourceTable, always: readonly string[]): readonly string[] => [
  ...new Set([
    ...always,
    ...Object.values(table).flatMap(({ shows, fails, none, slow }) => [
      ...shows,
      ...(fails.says ?? []),
      ...(none?.says ?? []),
      ...(slow === 'page' ? [] : (slow.says ?? [])),
    ]),
  ]),
];

/** A page by its table, and what no source can take away from it. */
export function pageOf(table: SourceTable, always: readonly string[]) {
  return {
    paths: Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])),
    texts: allTexts(table, always),
    /** The texts of the page when it is otherwise in all these ways at once: what each costs, and what each says. */
    when(...ways: readonly Otherwise[]): readonly string[] {
      const gone = new Set(ways.flatMap(({ costs }) => costs));
      const says = new Set(ways.flatMap((way) => way.says ?? []));
      const kept = Object.entries(table).flatMap(([name, { shows }]) => (gone.has(name) ? [] : shows));
      return [...always, ...kept, ...says].sort();
    },
  };
}
