import { type AnyStateMachine, initialTransition, transition } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import type { Step, Walk } from '#flows/engine/walk/walk.ts';

/** What a chart computes for a step. */
interface Result {
  readonly state: string;
  /** Context, output and actions. */
  readonly rest: string;
}

/** A step of a walk, or its start, with the chart's result. */
export interface ChartStep {
  readonly compute: () => Result;
  readonly result: Result;
  /** The paths with this step. */
  readonly paths: readonly number[];
}

/** The JSON of data that may have actors and cycles. */
function jsonOf(data: unknown): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(data, (_, part) => {
    if (part === undefined) return { undefined: true };
    if (typeof part !== 'object' || part === null) return part;
    if ('sessionId' in part || seen.has(part)) return 'seen';
    seen.add(part);
    return part;
  });
}

function compute(chart: AnyStateMachine, walk: Walk, step: Step | null): Result {
  const [to, actions] = step
    ? transition(chart, step.from, step.event)
    : initialTransition(chart, walk.cases.input);
  return {
    state: to.status === 'active' ? dataState(to) : to.status,
    rest: jsonOf([to.context, to.output, actions.map(({ type, params }) => [type, params])]),
  };
}

/** The steps of all paths of a walk, each once. The paths are numbered from `first`. */
export function chartSteps(walk: Walk, first: number): readonly ChartStep[] {
  const chart = inertChart(walk.flow);
  const numbers = new Map<object, number>();
  const steps = new Map<string, { readonly step: Step | null; readonly paths: number[] }>();
  steps.set('start', { step: null, paths: walk.paths.map((_, at) => first + at) });
  for (const [at, path] of walk.paths.entries())
    for (const step of path.steps) {
      const from = numbers.get(step.from) ?? numbers.size;
      numbers.set(step.from, from);
      const key = `${from} ${jsonOf(step.event)}`;
      const { paths } = steps.get(key) ?? { paths: [] };
      steps.set(key, { step, paths: [...paths, first + at] });
    }
  return [...steps.values()].map(({ step, paths }) => {
    const again = () => compute(chart, walk, step);
    return { compute: again, result: again(), paths };
  });
}
