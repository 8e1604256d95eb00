import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import { type ByRunner, type Raw, type RawPath, type Runner, runners } from './raw.ts';
import { leafName, leavesOf } from './visits.ts';

/** A state or a transition, with the names of the paths of each runner that covered it. */
export interface Row extends ByRunner<readonly string[]> {
  readonly name: string;
  /** The journeys that showed a state; null for a transition. */
  readonly journeys: readonly string[] | null;
}

interface Count extends ByRunner<number> {
  readonly all: number;
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

/** A state or transition that at least one runner did not cover. */
interface Missing {
  readonly flow: string;
  readonly kind: 'transition' | 'state';
  readonly name: string;
  readonly notIn: readonly string[];
}

export interface Report {
  readonly judged: readonly Runner[];
  readonly missing: readonly Missing[];
  /** The number of journeys in Chromium; those in the DOM are not recorded. */
  readonly journeys: number;
  readonly total: Counts;
  readonly flows: readonly FlowReport[];
}

export function reportOf(flows: readonly AnyFlow[], raw: Raw): Report {
  const reports = flows.map((flow) => flowReport(flow, raw));
  return {
    judged: judgedIn(raw),
    missing: [...reports.flatMap(missingIn('transition')), ...reports.flatMap(missingIn('state'))],
    journeys: raw.journeys.length,
    total: countsOf(
      reports.flatMap(({ transitions }) => transitions),
      reports.flatMap(({ states }) => states),
    ),
    flows: reports,
  };
}

const isRunner = (name: string): name is Runner => name in runners;

const judgedIn = (of: ByRunner<unknown>): readonly Runner[] => Object.keys(of).filter(isRunner);

const byRunner = <T>(judged: readonly Runner[], resultOf: (runner: Runner) => T): ByRunner<T> =>
  Object.fromEntries(judged.map((runner) => [runner, resultOf(runner)]));

function flowReport(flow: AnyFlow, raw: Raw): FlowReport {
  const names = (paths: readonly RawPath[], what: 'transitions' | 'states', name: string) =>
    paths.filter((path) => path[what].includes(name)).map((path) => `${path.flow}: ${path.name}`);
  const shown = (state: string) =>
    raw.journeys
      .filter(({ states }) => states.some((reported) => reported === `${flow.id}: ${state}`))
      .map(({ name }) => name);
  const row = (what: 'transitions' | 'states') => (name: string) => ({
    name,
    ...byRunner(judgedIn(raw), (runner) => names(raw[runner] ?? [], what, name)),
    journeys: what === 'states' ? shown(name.slice(leafName(flow.machine, '').length)) : null,
  });
  const transitions = missingFirst([...transitionsOf(flow.machine)].map(row('transitions')));
  const states = missingFirst(leavesOf(flow).map(row('states')));
  return { flow: flow.id, counts: countsOf(transitions, states), transitions, states };
}

/** The runners whose paths do not cover the row. */
const uncoveredBy = (row: Row): readonly Runner[] =>
  judgedIn(row).filter((runner) => row[runner]?.length === 0);

export const isMissing = (row: Row): boolean => uncoveredBy(row).length > 0;

const missingFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(isMissing),
  ...rows.filter((row) => !isMissing(row)),
];

const missingIn =
  (kind: Missing['kind']) =>
  ({ flow, states, transitions }: FlowReport): readonly Missing[] =>
    (kind === 'state' ? states : transitions).filter(isMissing).map((row) => ({
      flow,
      kind,
      name: row.name,
      notIn: uncoveredBy(row).map((runner) => runners[runner]),
    }));

function countsOf(transitions: readonly Row[], states: readonly Row[]): Counts {
  const [first] = transitions;
  const count = (rows: readonly Row[]): Count => ({
    all: rows.length,
    ...byRunner(first ? judgedIn(first) : [], (runner) => rows.filter((row) => row[runner]?.length).length),
  });
  return { states: count(states), transitions: count(transitions), branches: count(branchesIn(transitions)) };
}

/** Guarded transitions, and the transitions that are taken when their guards refuse. */
export function branchesIn(rows: readonly Row[]): readonly Row[] {
  const occasion = ({ name }: Row) => name.split(/ \[| → /)[0];
  const guarded = new Set(rows.filter(({ name }) => name.includes(' [')).map(occasion));
  return rows.filter((row) => guarded.has(occasion(row)));
}
