import { formatKroner, formatNumber } from '#domain/display/amounts.ts';
import { type CoverRow, type InsuredObject, included, type Part, type TermsSentence } from './block.ts';

/** What an object has below a label: a text, or what is covered and what is not. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly missing: readonly string[] };

export interface LabelledCell {
  readonly label: string;
  readonly cell: Cell;
}

interface ComparedObject {
  readonly heading: string;
  readonly about: string | null;
  /** The insurer says something about its cover. */
  readonly hasDetails: boolean;
  /** One for each column; null if the object has nothing there. */
  readonly cells: readonly (Cell | null)[];
  /** What the columns have no room for. */
  readonly more: readonly LabelledCell[];
}

/** Objects of one kind, side by side (C4.48). */
export interface Comparison {
  readonly columns: readonly string[];
  readonly rows: readonly ComparedObject[];
  /** One for each column; null if it is not added up, or if an amount is unknown. */
  readonly totals: readonly (string | null)[];
  /** What every object has; it is not repeated in the rows. */
  readonly same: readonly LabelledCell[];
  /** What the covers are, in plain words. */
  readonly notes: readonly Note[];
  /** The same of the covers that every object has. */
  readonly sameNotes: readonly Note[];
}

interface Note {
  readonly text: string;
  readonly terms?: TermsSentence;
}

/** More columns than these do not fit beside the names (0044). */
const widest = 3;

function coverText({ name, sum, deductible }: CoverRow): string {
  if (deductible !== null) return `${name}: ${sum}, egenandel ${deductible}`;
  return sum === included ? name : `${name}: ${sum}`;
}

function cellsOf(part: Part): readonly LabelledCell[] {
  switch (part.kind) {
    case 'facts':
      return part.facts.map(({ label, value }) => ({ label, cell: { kind: 'text', text: value } }));
    case 'list':
      return [
        { label: part.heading, cell: { kind: 'list', items: part.items, missing: part.missing ?? [] } },
      ];
    case 'covers': {
      const covered = part.covers.filter(({ isMissing }) => !isMissing).map(coverText);
      const missing = part.covers.flatMap(({ name, isMissing }) => (isMissing ? [name] : []));
      return [{ label: part.heading, cell: { kind: 'list', items: covered, missing } }];
    }
    default:
      return [];
  }
}

const notesOf = (part: Part): readonly Note[] => {
  if (part.kind === 'text') return [{ text: part.text }];
  if (part.kind !== 'covers') return [];
  return part.covers.flatMap(({ name, about, terms }) =>
    about ? [{ text: `${name}: ${about}`, ...(terms && { terms }) }] : [],
  );
};

/** The notes of all objects, each once. */
const notesOfAll = (objects: readonly InsuredObject[]): readonly Note[] => {
  const notes = objects.flatMap(({ blocks }) => blocks.flatMap(notesOf));
  // A cover that one object has and another does not have refers to the terms.
  const byText = new Map(notes.map(({ text }) => [text, notes.filter((one) => one.text === text)] as const));
  return [...byText.entries()].map(([text, same]) => same.find(({ terms }) => terms) ?? { text });
};

/** The total below a label; null if an object has no such amount, or it is unknown. */
export function totalOf(objects: readonly InsuredObject[], label: string): string | null {
  const amounts = objects.map(({ sums = [] }) => sums.find((one) => one.label === label));
  const known = amounts.flatMap((one) => (one?.amount == null ? [] : [one.amount]));
  if (known.length < objects.length) return null;
  const total = known.reduce((sum, amount) => sum + amount, 0);
  // A binary sum can be slightly off: 1.1 + 2.2 is 3.3000000000000003.
  return amounts[0]?.unit === 'kroner' ? formatKroner(total) : formatNumber(Number(total.toFixed(6)));
}

type Cells = ReadonlyMap<string, Cell>;

/** The cell below a label, if all objects have the same; null if not. */
function commonIn(all: readonly Cells[], label: string): Cell | null {
  const cells = all.map((one) => one.get(label));
  const [first] = cells;
  return first && new Set(cells.map((cell) => JSON.stringify(cell))).size === 1 ? first : null;
}

export function compareObjects(objects: readonly InsuredObject[]): Comparison {
  const all: readonly Cells[] = objects.map(
    ({ blocks }) => new Map(blocks.flatMap(cellsOf).map(({ label, cell }) => [label, cell])),
  );
  const labels = [...new Set(all.flatMap((cells) => [...cells.keys()]))];
  const summed = new Set(objects.flatMap(({ sums = [] }) => sums.map(({ label }) => label)));
  const common = new Map(
    labels.map((label) => [label, summed.has(label) ? null : commonIn(all, label)] as const),
  );
  const different = labels.filter((label) => !common.get(label));
  // Sums and covers come first if there are too many columns.
  const matters = (label: string) => (summed.has(label) || label === 'Dekninger' ? 0 : 1);
  const chosen = different.toSorted((one, other) => matters(one) - matters(other)).slice(0, widest);
  const columns = different.filter((label) => chosen.includes(label));
  const pick = (cells: ReadonlyMap<string, Cell | null>, picked: readonly string[]) =>
    picked.flatMap((label) => {
      const cell = cells.get(label);
      return cell ? [{ label, cell }] : [];
    });
  const others = different.filter((label) => !chosen.includes(label));
  return {
    columns,
    rows: objects.map(({ heading, about, blocks }, at) => {
      const own: Cells = all[at] ?? new Map();
      const cells = columns.map((label) => own.get(label) ?? null);
      return { heading, about, hasDetails: blocks.length > 0, cells, more: pick(own, others) };
    }),
    totals: columns.map((label) => totalOf(objects, label)),
    same: pick(common, labels),
    notes: notesOfAll(objects),
    sameNotes: notesOfAll(
      objects.map((object) => ({
        ...object,
        blocks: object.blocks.filter((part) => part.kind === 'covers' && common.get(part.heading)),
      })),
    ),
  };
}
