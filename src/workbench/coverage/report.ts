import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { Raw, RawPath } from './raw.ts';
import { leafName, leavesOf } from './visits.ts';

/** A state or a transition, with the names of the runs that covered it. */
export interface Row {
  readonly name: string;
  readonly dom: readonly string[];
  readonly chromium: readonly string[];
  /** The journeys that showed a state; null for a transition. */
  readonly journeys: readonly string[] | null;
}

interface Count {
  readonly all: number;
  readonly dom: number;
  readonly chromium: number;
}

export type Kind = 'states' | 'transitions' | 'branches';
export type Counts = Readonly<Record<Kind, Count>>;

export interface FlowReport {
  readonly flow: string;
  readonly counts: Counts;
  /** Uncovered rows come first. */
  readonly transitions: readonly Row[];
  readonly states: readonly Row[];
}

/** A state or transition that no path covered in the DOM, or in Chromium. */
interface Missing {
  readonly flow: string;
  readonly kind: 'transition' | 'state';
  readonly name: string;
  readonly notIn: readonly ('the DOM' | 'Chromium')[];
}

export interface Report {
  readonly missing: readonly Missing[];
  /** The number of journeys in Chromium; those in the DOM are not recorded. */
  readonly journeys: number;
  readonly total: Counts;
  readonly flows: readonly FlowReport[];
}

export function reportOf(flows: readonly AnyFlow[], raw: Raw): Report {
  const reports = flows.map((flow) => flowReport(flow, raw));
  return {
    missing: [...reports.flatMap(missingIn('transition')), ...reports.flatMap(missingIn('state'))],
    journeys: raw.journeys.length,
    total: countsOf(
      reports.flatMap(({ transitions }) => transitions),
      reports.flatMap(({ states }) => states),
    ),
    flows: reports,
  };
}

function flowReport(flow: AnyFlow, { dom, chromium, journeys }: Raw): FlowReport {
  const names = (paths: readonly RawPath[], what: 'transitions' | 'states', name: string) =>
    paths.filter((path) => path[what].includes(name)).map((path) => `${path.flow}: ${path.name}`);
  const shown = (state: string) =>
    journeys
      .filter(({ states }) => states.some((reported) => reported === `${flow.id}: ${state}`))
      .map(({ name }) => name);
  const row = (what: 'transitions' | 'states') => (name: string) => ({
    name,
    dom: names(dom, what, name),
    chromium: names(chromium, what, name),
    journeys: what === 'states' ? shown(name.slice(leafName(flow.machine, '').length)) : null,
  });
  const transitions = missingFirst([...transitionsOf(flow.machine)].map(row('transitions')));
  const states = missingFirst(leavesOf(flow).map(row('states')));
  return { flow: flow.id, counts: countsOf(transitions, states), transitions, states };
}

export const isMissing = ({ dom, chromium }: Row): boolean => dom.length === 0 || chromium.length === 0;

const missingFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(isMissing),
  ...rows.filter((row) => !isMissing(row)),
];

const missingIn =
  (kind: Missing['kind']) =>
  ({ flow, states, transitions }: FlowReport): readonly Missing[] =>
    (kind === 'state' ? states : transitions).filter(isMissing).map(({ name, dom, chromium }) => ({
      flow,
      kind,
      name,
      notIn: [
        ...(dom.length === 0 ? (['the DOM'] as const) : []),
        ...(chromium.length === 0 ? (['Chromium'] as const) : []),
      ],
    }));

function countsOf(transitions: readonly Row[], states: readonly Row[]): Counts {
  const count = (rows: readonly Row[]): Count => ({
    all: rows.length,
    dom: rows.filter(({ dom }) => dom.length > 0).length,
    chromium: rows.filter(({ chromium }) => chromium.length > 0).length,
  });
  return { states: count(states), transitions: count(transitions), branches: count(branchesIn(transitions)) };
}

/** Guarded transitions, and the transitions that are taken when their guards refuse. */
export function branchesIn(rows: readonly Row[]): readonly Row[] {
  const occasion = ({ name }: Row) => name.split(/ \[| → /)[0];
  const guarded = new Set(rows.filter(({ name }) => name.includes(' [')).map(occasion));
  return rows.filter((row) => guarded.has(occasion(row)));
}
