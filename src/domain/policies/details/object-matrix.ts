import type { CoverRow, InsuredObject, Part } from './block.ts';
import { totalOf } from './comparison.ts';

export interface MatrixCell {
  readonly text: string;
  /** Whether the object has what the row is about; null if it has a value instead. */
  readonly has: boolean | null;
}

export interface MatrixRow extends Pick<CoverRow, 'about' | 'terms'> {
  readonly key: string;
  readonly label: string;
  /** One for each object; null if nothing is known. */
  readonly cells: readonly (MatrixCell | null)[];
  /** Null if it is not added up, or if an amount is unknown. */
  readonly total: string | null;
}

interface MatrixGroup {
  readonly heading: string;
  readonly rows: readonly MatrixRow[];
}

/** More objects than these do not fit beside each other (0044). */
const widest = 3;

export const fitsMatrix = (objects: readonly InsuredObject[]): boolean => objects.length <= widest;

/** The texts that belong to no row, each once. */
export const textsIn = (objects: readonly InsuredObject[]): readonly string[] => [
  ...new Set(
    objects.flatMap(({ blocks }) => blocks.flatMap((part) => (part.kind === 'text' ? [part.text] : []))),
  ),
];

interface Entry extends Pick<CoverRow, 'about' | 'terms'> {
  readonly label: string;
  /** The number of entries with the same label before it: an object may have two covers of one name. */
  readonly nth: number;
  readonly cell: MatrixCell;
}

function entriesOf(part: Part): readonly Omit<Entry, 'nth'>[] {
  switch (part.kind) {
    case 'facts':
      return part.facts.map(({ label, value }) => ({ label, cell: { text: value, has: null } }));
    case 'list':
      return [
        ...part.items.map((label) => ({ label, cell: { text: 'Ja', has: true } })),
        ...(part.missing ?? []).map((label) => ({ label, cell: { text: 'Ikke dekket', has: false } })),
      ];
    case 'covers':
      return part.covers.map(({ name, sum, deductible, isMissing, ...words }) => ({
        ...words,
        label: name,
        cell: {
          text: deductible === null ? sum : `${sum}, egenandel ${deductible}`,
          has: !isMissing,
        },
      }));
    default:
      return [];
  }
}

const keyOf = ({ label, nth }: Entry): string => `${label} ${nth}`;

/** The entries of each object below a heading. */
const entriesBelow = (objects: readonly InsuredObject[], heading: string) =>
  objects.map(({ blocks }) =>
    blocks
      .flatMap((part) => (part.kind !== 'text' && part.heading === heading ? entriesOf(part) : []))
      .map((entry, at, all) => ({
        ...entry,
        nth: all.slice(0, at).filter(({ label }) => label === entry.label).length,
      })),
  );

/** Few objects of one kind: a row for each cover, measure and fact, and a column for each object (C4.48). */
export function matrixOf(objects: readonly InsuredObject[]): readonly MatrixGroup[] {
  const headings = objects.flatMap(({ blocks }) =>
    blocks.flatMap((part) => (part.kind === 'text' ? [] : [part.heading])),
  );
  return [...new Set(headings)].map((heading) => {
    const all = entriesBelow(objects, heading);
    const labels = new Map(all.flat().map((entry) => [keyOf(entry), entry.label] as const));
    return {
      heading,
      rows: [...labels].map(([key, label]) => {
        const found = all.map((entries) => entries.find((entry) => keyOf(entry) === key) ?? null);
        const { about, terms } = found.find((entry) => entry?.terms) ?? found.find((entry) => entry) ?? {};
        return {
          key,
          label,
          ...(about !== undefined && { about }),
          ...(terms !== undefined && { terms }),
          cells: found.map((entry) => entry?.cell ?? null),
          total: totalOf(objects, label),
        };
      }),
    };
  });
}
