import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { failuresOf, pendingCalls, responsesOf } from '#workbench/failures.ts';
import type { MachineApi } from '#workbench/machine-api.ts';
import { casesOf } from '#workbench/running.ts';
import { ownEvent } from './event-parts.ts';
import { operationsOfCall } from './held-operations.ts';
import type { Run } from './run.ts';
import { actorAt, callIn, flowAt } from './tape.ts';
import { stepIn, type TrailStep } from './trail.ts';
import type { TrailGate } from './trail-gate.ts';
import { until } from './until.ts';

type CallStep = Extract<TrailStep, { call: string }>;

const isCall = (step: TrailStep): step is CallStep => step.does !== 'send';

/** Whether the sandbox is the next one to give an operation its response. */
const isNextOfSandbox = (flow: AnyFlow, left: readonly TrailStep[]) => (operation: string | null) => {
  const next = left
    .filter(isCall)
    .find(({ path, call }) =>
      operationsOfCall(flowAt(flow, path), call, [operation]).includes(String(operation)),
    );
  return next?.does === 'await';
};

/** A page on which a trail is done again. */
interface Retraced {
  readonly flow: AnyFlow;
  readonly run: Run;
  readonly flows: MachineApi;
  readonly gate: TrailGate;
}

const stepsIn = (lines: readonly string[]) => lines.map((line) => [line, stepIn(line)] as const);

/** Lets each call wait from its beginning, if the trail says how it ends. Called before the flow starts. */
export function awaitTrail({ flow, gate }: Pick<Retraced, 'flow' | 'gate'>, lines: readonly string[]): void {
  gate.pass(
    isNextOfSandbox(
      flow,
      stepsIn(lines).flatMap(([, step]) => step ?? []),
    ),
  );
}

/** Does again what happened on another page. Returns a sentence about where it has stopped; empty if it has not. */
export async function retrace(page: Retraced, lines: readonly string[]): Promise<string> {
  const steps = stepsIn(lines);
  for (const [at, [line, step]] of steps.entries()) {
    const left = steps.slice(at).flatMap(([, each]) => each ?? []);
    page.gate.pass(isNextOfSandbox(page.flow, left));
    const earlier = steps.slice(0, at).flatMap(([, each]) => each ?? []);
    const isDone =
      step !== null &&
      (await take(page, step, earlier).then(
        () => true,
        () => false,
      ));
    if (!isDone)
      return `The link was followed up to step ${at} of ${steps.length}. The next one is not possible here: “${line}”.`;
  }
  return '';
}

async function take(page: Retraced, step: TrailStep, earlier: readonly TrailStep[]): Promise<void> {
  const { flow, run, flows } = page;
  const at = (): AnyActorRef | undefined => {
    const root = run.router.current()?.actor;
    return root && actorAt(root, step.path);
  };
  const snapshot = (): AnyMachineSnapshot | undefined => at()?.getSnapshot();
  const own = flowAt(flow, step.path);
  const pending = (call: string) => {
    const now = snapshot();
    return now && pendingCalls(own, now).find(({ id }) => id === call);
  };
  if (step.does === 'send') {
    const event = () => {
      const now = snapshot();
      const found = now && ownEvent(step.payload, step.type, now.context, casesOf(own.id));
      return now?.status === 'active' && found && now.can(found) ? found : null;
    };
    await until(() => event() !== null, `${own.id} takes ${step.type}`);
    const found = event();
    if (found) at()?.send(found);
  } else if (step.does === 'settle') {
    await until(() => pending(step.call) !== undefined, `${step.call} is pending`);
    const name = pending(step.call)?.name ?? step.call;
    const cases = casesOf(own.id);
    if (failuresOf(cases, name).has(step.answer)) flows.simulate(own.id, step.call, step.answer);
    else if (responsesOf(cases, name).has(step.answer)) await flows.respond(own.id, step.call, step.answer);
    else throw new Error(`${step.call} has no answer ${step.answer}`);
  } else {
    const same = (path: readonly string[]) => path.join('/') === step.path.join('/');
    const wanted = earlier.filter(
      (each) => isCall(each) && each.call === step.call && same(each.path),
    ).length;
    const ended = () =>
      run.tape.sent().filter(({ path, event }) => callIn(event) === step.call && same(path)).length;
    // The sandbox may take a minute.
    while (ended() <= wanted) {
      await until(() => ended() > wanted || pending(step.call) === undefined, `${step.call} ends`).catch(
        () => {},
      );
      if (ended() <= wanted && pending(step.call) === undefined)
        await until(() => ended() > wanted || pending(step.call) !== undefined, `${step.call} is sent`);
    }
  }
}

/** The operations of the calls that wait on the page. */
export function waitingOperations(
  run: Run,
  flow: AnyFlow,
  sent: readonly (string | null)[],
): readonly string[] {
  const root = run.router.current()?.actor;
  if (!root) return [];
  const within = (own: AnyFlow, actor: AnyActorRef): readonly string[] => {
    const now: AnyMachineSnapshot = actor.getSnapshot();
    const calls = pendingCalls(own, now).flatMap(({ name }) => operationsOfCall(own, name, sent));
    const children = Object.keys(own.actors).flatMap((name) => {
      const child: AnyActorRef | undefined = now.children[name];
      const inner = flowAt(own, [name]);
      return child && inner !== own ? within(inner, child) : [];
    });
    return [...calls, ...children];
  };
  return within(flow, root);
}
