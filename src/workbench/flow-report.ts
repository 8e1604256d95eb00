import { type AnyMachineSnapshot, transition } from 'xstate';
import { activeNodes, dataState, pathOf } from '#flows/engine/leaves.ts';
import { redact } from '#flows/engine/redaction.ts';
import { delayEvents, isTaken, visitorEvents, type WalkEvent } from '#flows/engine/walk/walk-events.ts';
import { failuresOf, pendingCalls, responsesOf } from './failures.ts';
import type { FlowReport } from './machine-api.ts';
import { casesOf, type Running } from './running.ts';

export const activePaths = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot)
    .map(pathOf)
    .filter((path) => path !== '');

/** The visitor's events that the chart takes now, and its running delays. */
export function acceptedEvents({ flow, actor }: Running): readonly WalkEvent[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status !== 'active') return [];
  const next = (state: AnyMachineSnapshot, event: { type: string }) =>
    transition(snapshot.machine, state, event)[0];
  return [...visitorEvents(casesOf(flow.id)).filter(isTaken(snapshot, next)), ...delayEvents(snapshot)];
}

export function reportOf(running: Running): FlowReport {
  const { flow, actor } = running;
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return {
    id: flow.id,
    state: dataState(snapshot),
    active: activePaths(snapshot),
    tags: [...snapshot.tags],
    context: redact(snapshot.context),
    accepts: acceptedEvents(running).map(({ name }) => name),
    calls: pendingCalls(flow, snapshot).map(({ id, name }) => ({
      id,
      responses: [...responsesOf(casesOf(flow.id), name).keys()],
      failures: [...failuresOf(casesOf(flow.id), name).keys()],
    })),
  };
}
