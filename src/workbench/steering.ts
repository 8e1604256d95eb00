import type { PromiseActorRef } from 'xstate';
import { isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { Router } from '#flows/engine/router.ts';
import { settle, simulate } from '#flows/engine/simulate.ts';
import { outcomeOf } from '#flows/engine/walk/outcomes.ts';
import { respondInPage } from '#flows/engine/walk/wire.ts';
import { failuresOf, pendingCalls, responsesOf } from './failures.ts';
import { acceptedEvents, reportOf } from './flow-report.ts';
import type { FailureName, FlowEvent, MachineApi } from './machine-api.ts';
import { assumeOnline } from './page/assume-online.ts';
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
    }
  /** `response` is one of the names in the call's `responses`. */
  | { readonly do: 'respond'; readonly flow: string; readonly call: string; readonly response: string };

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

function pendingCall({ flow, actor }: Running, call: string) {
  const calls = Object.keys(flow.actors).filter((name) => !isFlow(flow.actors[name]));
  if (!calls.includes(call))
    throw new Error(`${call} is no call of ${flow.id}; its calls are: ${calls.join(', ') || 'none'}`);
  return pendingCalls(flow, actor.getSnapshot()).find(({ id }) => id === call);
}

/** Learns which response or failure a button or the console gives to a call, before the chart receives it. */
export type OnSettle = (flow: string, call: string, name: string) => void;

const ignore: OnSettle = () => {};

function fail(running: Running, call: string, failure: FailureName, onSettle: OnSettle): boolean {
  const pending = pendingCall(running, call);
  if (!pending) return false;
  const failures = failuresOf(casesOf(running.flow.id), pending.name);
  const error = failures.get(failure);
  if (!error) throw new Error(`${call} cannot fail by ${failure}: ${[...failures.keys()].join(', ')}`);
  onSettle(running.flow.id, call, failure);
  return simulate(running.actor, call, error);
}

async function respond(running: Running, call: string, name: string, onSettle: OnSettle): Promise<boolean> {
  const { flow, actor } = running;
  const pending = pendingCall(running, call);
  if (!pending) return false;
  const responses = responsesOf(casesOf(flow.id), pending.name);
  const response = responses.get(name);
  if (!response)
    throw new Error(`${call} has no response ${name}: ${[...responses.keys()].join(', ') || 'none'}`);
  const child = (): PromiseActorRef<unknown> => actor.getSnapshot().children[call];
  const asked = child();
  const { input } = asked.getSnapshot();
  const of = { actor: pending.name, name };
  const { event } = await assumeOnline(() => outcomeOf(flow, of, response, input, respondInPage));
  // The chart may have left the call, and may even have made it again.
  const isStillPending = child() === asked && asked.getSnapshot().status === 'active';
  if (!isStillPending) return false;
  onSettle(flow.id, call, name);
  return settle(actor, call, event);
}

async function steerSandbox(what: 'hold' | 'release', operation: string): Promise<void> {
  const response = await fetch(`/sandbox/${what}`, { method: 'POST', body: JSON.stringify({ operation }) });
  if (!response.ok) throw new Error(await response.text());
}

/** The machine API for the flows that run. */
export const machineApi = (router: () => Router | null, onSettle: OnSettle = ignore): MachineApi => ({
  list: () =>
    runningOn(router()).map(({ flow, actor }) => ({ id: flow.id, state: dataState(actor.getSnapshot()) })),
  state: (id) => reportOf(runningFlow(router(), id)),
  can: (id, event) => canTake(runningFlow(router(), id), event),
  send(id, event) {
    const running = runningFlow(router(), id);
    return typeof event === 'string' ? sendMove(running, event) : sendTo(running, event);
  },
  simulate: (id, call, failure) => fail(runningFlow(router(), id), call, failure, onSettle),
  respond: async (id, call, response) => respond(runningFlow(router(), id), call, response, onSettle),
  hold: (operation) => steerSandbox('hold', operation),
  release: (operation) => steerSandbox('release', operation),
});

/** Executes a command of the workbench; an event that the chart no longer takes is dropped. */
export async function execute(
  router: Router | null,
  command: Command,
  onSettle: OnSettle = ignore,
): Promise<void> {
  const running = runningOn(router).find(({ flow }) => flow.id === command.flow);
  if (!running) return;
  if (command.do === 'send') sendNamed(running, command.event);
  else if (command.do === 'simulate') fail(running, command.call, command.failure, onSettle);
  else await respond(running, command.call, command.response, onSettle);
}
