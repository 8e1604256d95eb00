/** The facts that decide where a visitor goes (A4.9, A4.10). */
const dimensions = {
  transition: ['off', 'on'],
  segment: ['private', 'business'],
  damage: ['has', 'none'],
  redirect: ['off', 'on'],
  routing: ['successor', 'stays', 'fails'],
  bank: ['0770', '0502', '0820', '3361'],
  blocks: ['no', 'yes'],
} as const;

type Dimension = keyof typeof dimensions;

type Value<D extends Dimension> = (typeof dimensions)[D][number];

/**
 * One value, several values, or 'any': then the specification does not say whether the fact is requested. 'notRequested'
 * means that the request must not be made.
 */
type Cell<D extends Dimension> = Value<D> | readonly Value<D>[] | 'any' | 'notRequested';

/** Where the visitor goes; `{bank}` in an address is the number of the bank whose site they visit. */
export type Outcome = 'page' | 'blocked' | 'error card' | `https://${string}`;

type Line = readonly [
  transition: Cell<'transition'>,
  segment: Cell<'segment'>,
  damage: Cell<'damage'>,
  redirect: Cell<'redirect'>,
  routing: Cell<'routing'>,
  bank: Cell<'bank'>,
  blocks: Cell<'blocks'>,
  outcome: Outcome,
];

const mayBlock = ['0770', '0502'] as const;
const neverBlock = ['0820', '3361'] as const;

const person = 'https://kunde.forsikring.example/hopp/{bank}/pm/oversikt';
/** The routing response has a bank of its own. */
const business = 'https://kunde.forsikring.example/hopp/3910/bm/oversikt';

/** Written by hand from the specification, not taken from the rule. */
const table: readonly Line[] = [
  // With the master toggle off the page is shown as is, and dependent calls do not run (A4.9).
  ['off', 'private', 'notRequested', 'notRequested', 'notRequested', 'any', 'notRequested', 'page'],
  ['off', 'business', 'notRequested', 'notRequested', 'notRequested', 'any', 'notRequested', 'page'],

  // A private customer moves to the successor only without damage insurance and with the redirect on (A4.9).
  ['on', 'private', 'none', 'on', 'notRequested', neverBlock, 'notRequested', person],
  ['on', 'private', 'none', 'on', 'notRequested', mayBlock, 'any', person],
  ['on', 'private', 'none', 'off', 'notRequested', neverBlock, 'notRequested', 'page'],
  ['on', 'private', 'has', 'any', 'notRequested', neverBlock, 'notRequested', 'page'],

  // A bank may block the customers who stay (A4.10).
  ['on', 'private', 'none', 'off', 'notRequested', mayBlock, 'no', 'page'],
  ['on', 'private', 'none', 'off', 'notRequested', mayBlock, 'yes', 'blocked'],
  ['on', 'private', 'has', 'any', 'notRequested', mayBlock, 'no', 'page'],
  ['on', 'private', 'has', 'any', 'notRequested', mayBlock, 'yes', 'blocked'],

  // For a business, only the routing response decides (A4.9).
  ['on', 'business', 'notRequested', 'notRequested', 'successor', neverBlock, 'notRequested', business],
  ['on', 'business', 'notRequested', 'notRequested', 'successor', mayBlock, 'any', business],
  ['on', 'business', 'notRequested', 'notRequested', 'stays', neverBlock, 'notRequested', 'page'],
  ['on', 'business', 'notRequested', 'notRequested', 'fails', neverBlock, 'notRequested', 'error card'],
  ['on', 'business', 'notRequested', 'notRequested', 'fails', mayBlock, 'any', 'error card'],

  // The bank decides whether the page is shown (A4.10).
  ['on', 'business', 'notRequested', 'notRequested', 'stays', mayBlock, 'no', 'page'],
  ['on', 'business', 'notRequested', 'notRequested', 'stays', mayBlock, 'yes', 'blocked'],
];

const asRow = ([transition, segment, damage, redirect, routing, bank, blocks, outcome]: Line) => ({
  transition,
  segment,
  damage,
  redirect,
  routing,
  bank,
  blocks,
  outcome,
});

type Row = ReturnType<typeof asRow>;

const rows: readonly Row[] = table.map(asRow);

/** One value of each fact. */
export type Visit = { readonly [D in Dimension]: Value<D> };

const product = <T>(visits: readonly T[], values: readonly string[], name: Dimension) =>
  visits.flatMap((visit) => values.map((value) => ({ ...visit, [name]: value })));

const names = Object.keys(dimensions) as readonly Dimension[];

/** Every combination of the facts. */
export const visits = names.reduce<readonly object[]>(
  (found, name) => product(found, dimensions[name], name),
  [{}],
) as readonly Visit[];

const allows = (cell: Row[Dimension], value: string) =>
  cell === 'any' || cell === 'notRequested' || [cell].flat().some((each) => each === value);

/** The rows that match a visit. If there is not exactly one, the table is wrong. */
export const rowsFor = (visit: Visit): readonly Row[] =>
  rows.filter((row) => names.every((name) => allows(row[name], visit[name])));

/** The row that matches a visit. */
export function rowFor(visit: Visit): Row {
  const [row] = rowsFor(visit);
  if (!row) throw new Error(`no row for ${Object.values(visit).join(', ')}`);
  return row;
}

export const nameOf = (visit: Visit): string => Object.values(visit).join(', ');
