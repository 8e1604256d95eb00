import { formatKroner, formatNumber } from '#domain/display/amounts.ts';
import type { CoverRow, InsuredObject, Part } from './block.ts';

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
  readonly notes: readonly string[];
}

/** More columns than these do not fit beside the names (0044). */
const widest = 3;

const coverText = ({ name, sum, deductible }: CoverRow): string =>
  `${name}: ${sum}${deductible === null ? '' : `, egenandel ${deductible}`}`;

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

const notesOf = (part: Part): readonly string[] => {
  if (part.kind === 'text') return [part.text];
  if (part.kind !== 'covers') return [];
  return part.covers.flatMap(({ name, about }) => (about ? [`${name}: ${about}`] : []));
};

/** The total below a label; null if an object has no such amount, or it is unknown. */
function totalOf(objects: readonly InsuredObject[], label: string): string | null {
  const amounts = objects.map(({ sums = [] }) => sums.find((one) => one.label === label));
  const known = amounts.flatMap((one) => (one?.amount == null ? [] : [one.amount]));
  if (known.length < objects.length) return null;
  const total = known.reduce((sum, amount) => sum + amount, 0);
  return amounts[0]?.unit === 'kroner' ? formatKroner(total) : formatNumber(total);
}

type Cells = ReadonlyMap<string, Cell>;

/** What every object has below a label; null if that is nothing. */
function commonIn(all: readonly Cells[], label: string): Cell | null {
  const cells = all.flatMap((one) => one.get(label) ?? []);
  const [first] = cells;
  if (!first || cells.length < all.length) return null;
  if (first.kind === 'text') {
    return cells.every((cell) => cell.kind === 'text' && cell.text === first.text) ? first : null;
  }
  const inAll = (part: 'items' | 'missing') =>
    first[part].filter((item) => cells.every((cell) => cell.kind === 'list' && cell[part].includes(item)));
  const common = { items: inAll('items'), missing: inAll('missing') };
  return common.items.length + common.missing.length > 0 ? { kind: 'list', ...common } : null;
}

/** The rest of a cell without what every object has; null if nothing is left. */
function restOf(cell: Cell | undefined, common: Cell | null): Cell | null {
  if (!cell || !common) return cell ?? null;
  if (cell.kind === 'text' || common.kind === 'text') return null;
  const items = cell.items.filter((item) => !common.items.includes(item));
  const missing = cell.missing.filter((item) => !common.missing.includes(item));
  return items.length + missing.length > 0 ? { kind: 'list', items, missing } : null;
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
  const rests = all.map(
    (cells) =>
      new Map(labels.map((label) => [label, restOf(cells.get(label), common.get(label) ?? null)] as const)),
  );
  const different = labels.filter((label) => rests.some((rest) => rest.get(label)));
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
    rows: objects.map(({ heading, about }, at) => {
      const rest = rests[at] ?? new Map<string, Cell | null>();
      const cells = columns.map((label) => rest.get(label) ?? null);
      return { heading, about, cells, more: pick(rest, others) };
    }),
    totals: columns.map((label) => totalOf(objects, label)),
    same: pick(common, labels),
    notes: [...new Set(objects.flatMap(({ blocks }) => blocks.flatMap(notesOf)))],
  };
}
