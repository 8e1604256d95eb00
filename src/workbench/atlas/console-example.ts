import type { AnyMachineSnapshot } from 'xstate';
import { isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { Step, Walk } from '#flows/engine/walk/walk.ts';
import { failuresOf } from '#workbench/failures.ts';
import { goalsIn } from '#workbench/goals.ts';
import { codeOf } from '#workbench/page/code.ts';
import { stepsTo } from '#workbench/plan.ts';
import { operationOf } from './contract.ts';
import { code, fenced } from './markdown.ts';

interface Example {
  /** The state that the workbench goes to first. */
  readonly leaf: string;
  /** What a person then does in the console, or a call that ends there. */
  readonly steps: readonly Step[];
}

/** The console gives these failures other names than the walk does. */
const failureNames: Readonly<Record<string, string>> = { lost: 'lost', late: 'time-out' };

const failureOf = ({ cases }: Walk, { actor, name }: Outcome): string | undefined =>
  failureNames[name] ?? (failuresOf(cases, actor).has(name) ? name : undefined);

const isByHand = ({ event, outcome }: Step): boolean =>
  outcome ? outcome.wire !== null : !event.type.startsWith('xstate.');

type Need = (steps: readonly Step[]) => boolean;

/** The examples of a flow send an event and fail a call, as far as the flow has any. */
function needsOf(walk: Walk): readonly Need[] {
  const hasEvents = Object.keys(walk.cases.events).length > 0;
  const hasCalls = Object.values(walk.flow.actors).some((actor) => !isFlow(actor));
  const sends: Need = (steps) => steps.some(({ outcome }) => outcome === null);
  const fails: Need = (steps) =>
    steps.some(({ outcome }) => outcome && failureOf(walk, outcome) !== undefined);
  return [hasEvents && sends, hasCalls && fails].filter((need) => need !== false);
}

/** The leaf that the workbench goes to, by the situation in which it arrives. */
const arrivals = (walk: Walk): ReadonlyMap<string, string> =>
  new Map(
    goalsIn(walk)
      .toReversed()
      .map((leaf) => [walk.situation(stepsTo(walk, leaf).at(-1)?.to ?? walk.start), leaf]),
  );

/** The shortest part of a path that meets the needs and begins where the workbench can go. */
function shortestPart(
  walk: Walk,
  leaves: ReadonlyMap<string, string>,
  needs: readonly Need[],
): Example | undefined {
  const parts = walk.paths.flatMap(({ steps }) =>
    steps.flatMap(({ from }, begin) => {
      const leaf = leaves.get(walk.situation(from));
      if (leaf === undefined) return [];
      const rest = steps.slice(begin);
      const stop = rest.findIndex((step) => !isByHand(step));
      const byHand = stop < 0 ? rest : rest.slice(0, stop);
      const end = byHand.findIndex((_, at) => needs.every((isMet) => isMet(byHand.slice(0, at + 1))));
      return end < 0 ? [] : [{ leaf, steps: byHand.slice(0, end + 1) }];
    }),
  );
  return parts.reduce<Example | undefined>(
    (best, part) => (best && best.steps.length <= part.steps.length ? best : part),
    undefined,
  );
}

/** One example, or one for each need if no path meets all of them by hand. */
function examplesOf(walk: Walk): readonly Example[] {
  const leaves = arrivals(walk);
  const needs = needsOf(walk);
  const first = leaves.get(walk.situation(walk.start));
  if (needs.length === 0) return first === undefined ? [] : [{ leaf: first, steps: [] }];
  const whole = shortestPart(walk, leaves, needs);
  return whole ? [whole] : needs.flatMap((need) => shortestPart(walk, leaves, [need]) ?? []);
}

const runs = (state: AnyMachineSnapshot | undefined, actor: string): boolean =>
  state?.children[actor]?.getSnapshot().status === 'active';

/** Whether the state stays as it is: it is not final, and no call has begun that the sandbox would respond to. */
const stays = (state: AnyMachineSnapshot, start: AnyMachineSnapshot | undefined): boolean =>
  state.status === 'active' &&
  Object.keys(state.children).every((actor) => !runs(state, actor) || runs(start, actor));

/** The steps as lines for the console; the comment is the result. */
function linesOf(walk: Walk, steps: readonly Step[]): readonly string[] {
  const id = codeOf(walk.flow.id);
  return steps.flatMap(({ event, outcome, to }) => {
    if (!outcome) return [`flows.send(${id}, ${codeOf(event)}); // true`];
    const failure = failureOf(walk, outcome);
    const call = `${id}, ${codeOf(outcome.actor)}, ${codeOf(failure ?? outcome.name)}`;
    const settles = failure ? `flows.simulate(${call}); // true` : `await flows.respond(${call}); // true`;
    const seen = `flows.state(${id}).state; // ${codeOf(dataState(to))}`;
    return stays(to, steps[0]?.from) ? [settles, seen] : [settles];
  });
}

/** The operations of the calls that begin during the steps: the sandbox would respond before the person does. */
const heldOperations = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ outcome }) => {
    const waits = outcome && runs(steps[0]?.from, outcome.actor);
    return outcome?.wire && !waits ? (operationOf(outcome.wire.request)?.id ?? []) : [];
  });

function exampleText(walk: Walk, { leaf, steps }: Example): string {
  const { id } = walk.flow;
  const held = heldOperations(steps);
  const lines = [
    ...held.map((operation) => `await flows.hold(${codeOf(operation)});`),
    ...linesOf(walk, steps),
    ...held.map((operation) => `await flows.release(${codeOf(operation)});`),
  ];
  const seen = `flows.state(${codeOf(id)}).state; // ${codeOf(dataState(walk.start))}`;
  return [
    `Open ${code(`/workbench?flow=${id}&persona=private-one&state=${leaf}`)}. When the page is in ${code(leaf)}, type:`,
    fenced('js', (lines.length > 0 ? lines : [seen]).join('\n')),
  ].join('\n\n');
}

/** The examples for the console on the page of a flow. A test runs each. */
export function consoleExamples(walk: Walk): readonly string[] {
  const examples = examplesOf(walk).map((example) => exampleText(walk, example));
  if (examples.length === 0) return [];
  return [
    '## In the console',
    'In [the console of the workbench](../../workbench.md#in-the-console-windowflows); the comment is the result.',
    ...examples,
  ];
}
