import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { startOf } from '#flows/registry.ts';
import { type PlannedStep, planWay } from '#workbench/plan.ts';
import { runningOn } from '#workbench/running.ts';
import { errorWords } from './error-words.ts';
import { type HeldPage, holdPage, type LogCalls } from './held-page.ts';
import { openRun, type Run } from './run.ts';
import { countOf, sayWhere } from './say-where.ts';
import { until } from './until.ts';

/** A transition has a colon; a state that is left at once is not where the page is. */
const arrivalIn = (flow: AnyFlow, goal: string, status: string): string => {
  if (goal.includes(': ')) return `has taken “${goal}”`;
  if (flow.views[goal] === 'transient') return `has gone through ${goal}`;
  return status === 'done' ? `has ended in ${goal}` : `is in ${goal}`;
};

/** A run that goes to a leaf by itself. */
interface Way {
  readonly run: Run;
  /** Resolves when the page is in the leaf. */
  readonly arrival: Promise<void>;
}

/**
 * Starts a flow with the input of its cases, and takes the shortest path of the walk to a leaf, or through a transition. The visitor's events are sent
 * to the charts, and each call gets the response of the path. Later calls reach the sandbox.
 *
 * No flow may run in the page meanwhile: the walk replaces `fetch` and empties the cache.
 */
export async function openAt(
  id: string,
  leaf: string,
  logged?: LogCalls,
  arrived: (events: number) => void = () => {},
): Promise<Way> {
  const plan = await planWay(id, leaf);
  prepareCalls(`${location.origin}/rest`);
  const page = holdPage(logged);
  let isOnWay = true;
  const run = { ...openRun(id, startOf(id).cases.input, page.clock), isOnWay: () => isOnWay };
  const steps = [...plan.entry, ...plan.steps];
  const arrival = takeSteps(steps, run, page)
    // A flow that has ended has a notice.
    .then(() => {
      // What the page says next, and its address, are about the events after these.
      arrived(run.tape.sent().length);
      isOnWay = false;
      const { status } = plan.steps.at(-1)?.step.to ?? plan.walk.start;
      run.say(
        `${id} ${arrivalIn(plan.walk.flow, leaf, status)}, after ${countOf(steps)}. ${run.notice()}`.trim(),
      );
      sayWhere(run, id);
    })
    .catch((error) => {
      run.say(`The way to ${leaf} of ${id} has stopped: ${errorWords(error)}`);
      throw error;
    })
    .finally(page.open);
  return { run, arrival };
}

async function takeSteps(steps: readonly PlannedStep[], run: Run, page: HeldPage): Promise<void> {
  for (const { walk, step, child } of steps) {
    const { event, outcome, to } = step;
    if (outcome?.wire) run.tape.press(outcome.actor, outcome.name);
    if (outcome?.wire) await page.respond(outcome.wire);
    else if (outcome) await takeSteps(child, run, page);
    else send(run, walk.flow.id, event);
    await until(() => isIn(run, walk.flow.id, to), `${walk.flow.id} is in ${dataState(to)}`);
    page.nextStep();
  }
}

const actorOf = (run: Run, id: string) => runningOn(run.router).find(({ flow }) => flow.id === id)?.actor;

function send(run: Run, id: string, event: PlannedStep['step']['event']): void {
  const actor = actorOf(run, id);
  if (actor?.getSnapshot().can(event)) actor.send(event);
}

/** A flow that has ended no longer runs, or is still there with its last state. */
function isIn(run: Run, id: string, to: AnyMachineSnapshot): boolean {
  const snapshot: AnyMachineSnapshot | undefined = actorOf(run, id)?.getSnapshot();
  if (to.status === 'done') return snapshot?.status !== 'active';
  return snapshot !== undefined && dataState(snapshot) === dataState(to);
}
