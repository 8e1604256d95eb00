import type { AnyMachineSnapshot } from 'xstate';
import { isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { Router } from '#flows/engine/router.ts';
import { simulate } from '#flows/engine/simulate.ts';
import { failuresOf, pendingCalls } from './failures.ts';
import { acceptedEvents, reportOf } from './flow-report.ts';
import type { FailureName, FlowEvent, MachineApi } from './machine-api.ts';
import { casesOf, type Running, runningFlow, runningOn } from './running.ts';

/** A command of the workbench to a page. */
export type Command =
  /** `event` is one of the names in the flow's `accepts`. */
  | { readonly do: 'send'; readonly flow: string; readonly event: string }
  | {
      readonly do: 'simulate';
      readonly flow: string;
      readonly call: string;
      readonly failure: FailureName;
    };

/** XState drops an unknown event silently, and the console accepts any object. */
function canTake({ flow, actor }: Running, event: FlowEvent): boolean {
  const { events } = flow.machine;
  if (!events.includes(event?.type)) {
    const known = events.filter((type) => !type.startsWith('xstate.')).join(', ') || 'none';
    throw new Error(`${JSON.stringify(event)} is no event of ${flow.id}; its types are: ${known}`);
  }
  return actor.getSnapshot().can(event);
}

function sendTo(running: Running, event: FlowEvent): boolean {
  // XState stops a chart that receives the error of a call and has no transition for it.
  if (!canTake(running, event)) return false;
  running.actor.send(event);
  return true;
}

/** Sends all events of a case or a move, if the chart takes them now. */
function sendNamed(running: Running, name: string): boolean {
  const accepted = acceptedEvents(running).find((event) => event.name === name);
  for (const event of accepted?.events ?? []) sendTo(running, event);
  return accepted !== undefined;
}

function sendMove(running: Running, name: string): boolean {
  const { id } = running.flow;
  const known = Object.keys(casesOf(id).moves ?? {});
  if (!known.includes(name))
    throw new Error(`${name} is no move of ${id}; its moves are: ${known.join(', ') || 'none'}`);
  return sendNamed(running, name);
}

function fail({ flow, actor }: Running, call: string, failure: FailureName): boolean {
  const calls = Object.keys(flow.actors).filter((name) => !isFlow(flow.actors[name]));
  if (!calls.includes(call))
    throw new Error(`${call} is no call of ${flow.id}; its calls are: ${calls.join(', ') || 'none'}`);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const pendingCall = pendingCalls(flow, snapshot).find(({ id }) => id === call);
  if (!pendingCall) return false;
  const failures = failuresOf(casesOf(flow.id), pendingCall.name);
  const error = failures.get(failure);
  if (!error) throw new Error(`${call} cannot fail by ${failure}: ${[...failures.keys()].join(', ')}`);
  return simulate(actor, call, error);
}

async function steerSandbox(what: 'hold' | 'release', operation: string): Promise<void> {
  const response = await fetch(`/sandbox/${what}`, { method: 'POST', body: JSON.stringify({ operation }) });
  if (!response.ok) throw new Error(await response.text());
}

/** The machine API for the flows that run. */
export const machineApi = (router: () => Router | null): MachineApi => ({
  list: () =>
    runningOn(router()).map(({ flow, actor }) => ({ id: flow.id, state: dataState(actor.getSnapshot()) })),
  state: (id) => reportOf(runningFlow(router(), id)),
  can: (id, event) => canTake(runningFlow(router(), id), event),
  send(id, event) {
    const running = runningFlow(router(), id);
    return typeof event === 'string' ? sendMove(running, event) : sendTo(running, event);
  },
  simulate: (id, call, failure) => fail(runningFlow(router(), id), call, failure),
  hold: (operation) => steerSandbox('hold', operation),
  release: (operation) => steerSandbox('release', operation),
});

/** Executes a command of the workbench; an event that the chart no longer takes is dropped. */
export function execute(router: Router | null, command: Command): void {
  const running = runningOn(router).find(({ flow }) => flow.id === command.flow);
  if (!running) return;
  if (command.do === 'simulate') {
    fail(running, command.call, command.failure);
    return;
  }
  sendNamed(running, command.event);
}
