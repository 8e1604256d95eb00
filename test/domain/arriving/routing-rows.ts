/** What A4.9 and A4.10 tell visitors apart by. */
export const dimensions = {
  transition: ['off', 'on'],
  segment: ['private', 'business'],
  damage: ['has', 'none'],
  redirect: ['off', 'on'],
  routing: ['successor', 'stays', 'fails'],
  bank: ['0770', '0502', '0820', '3361'],
  blocks: ['no', 'yes'],
} as const;

export type Dimension = keyof typeof dimensions;

type Value<D extends Dimension> = (typeof dimensions)[D][number];

/** One value, some, or any: whether it is asked for then is not said. 'unasked': no request may be made for it. */
type Cell<D extends Dimension> = Value<D> | readonly Value<D>[] | 'any' | 'unasked';

/** What the visitor gets; `{bank}` in an address is the number of the bank by which they came. */
export type Outcome = 'page' | 'kept out' | 'error card' | `https://${string}`;

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
const letsIn = ['0820', '3361'] as const;

const person = 'https://kunde.forsikring.example/hopp/{bank}/pm/oversikt';
/** The routing answer has a bank of its own. */
const business = 'https://kunde.forsikring.example/hopp/3910/bm/oversikt';

/** By hand from the specification: a line says what that says, whatever the page does. */
const table: readonly Line[] = [
  // A4.9: with the master toggle off the page is shown as is, and dependent calls do not run.
  ['off', 'private', 'unasked', 'unasked', 'unasked', 'any', 'unasked', 'page'],
  ['off', 'business', 'unasked', 'unasked', 'unasked', 'any', 'unasked', 'page'],

  // A4.9: a person goes only without damage insurances, and with the redirect on.
  ['on', 'private', 'none', 'on', 'unasked', letsIn, 'unasked', person],
  ['on', 'private', 'none', 'on', 'unasked', mayBlock, 'any', person],
  ['on', 'private', 'none', 'off', 'unasked', letsIn, 'unasked', 'page'],
  ['on', 'private', 'has', 'any', 'unasked', letsIn, 'unasked', 'page'],

  // A4.10: who stays is let in, or is not.
  ['on', 'private', 'none', 'off', 'unasked', mayBlock, 'no', 'page'],
  ['on', 'private', 'none', 'off', 'unasked', mayBlock, 'yes', 'kept out'],
  ['on', 'private', 'has', 'any', 'unasked', mayBlock, 'no', 'page'],
  ['on', 'private', 'has', 'any', 'unasked', mayBlock, 'yes', 'kept out'],

  // A4.9: of a business the routing answer decides, and nothing else.
  ['on', 'business', 'unasked', 'unasked', 'successor', letsIn, 'unasked', business],
  ['on', 'business', 'unasked', 'unasked', 'successor', mayBlock, 'any', business],
  ['on', 'business', 'unasked', 'unasked', 'stays', letsIn, 'unasked', 'page'],
  ['on', 'business', 'unasked', 'unasked', 'fails', letsIn, 'unasked', 'error card'],
  ['on', 'business', 'unasked', 'unasked', 'fails', mayBlock, 'any', 'error card'],

  // A4.10
  ['on', 'business', 'unasked', 'unasked', 'stays', mayBlock, 'no', 'page'],
  ['on', 'business', 'unasked', 'unasked', 'stays', mayBlock, 'yes', 'kept out'],
];

const named = ([transition, segment, damage, redirect, routing, bank, blocks, outcome]: Line) => ({
  transition,
  segment,
  damage,
  redirect,
  routing,
  bank,
  blocks,
  outcome,
});

export type Row = ReturnType<typeof named>;

export const rows: readonly Row[] = table.map(named);
