import {
  type ActorRefLike,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import { takenIn } from '#flows/engine/walk/coverage.ts';
import { maskOf } from './masked.ts';
import type { RecordedEnd, RecordedStep, Recording } from './recording.ts';

export interface Recorder {
  /** For an actor's `inspect`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The recording of the flow that started last; null if none has. */
  recording(): Recording | null;
}

/** Records the events and transitions of the flow that started last. */
export function openRecorder(flows: readonly AnyFlow[]): Recorder {
  let run: Run | null = null;
  return {
    inspect(event) {
      const { rootId, actorRef } = event;
      if (isStart(event) && rootId === actorRef.sessionId) {
        const flow = flows.find(({ machine }) => machine.id === chartOf(actorRef)?.id);
        if (flow) run = openRun(flow.id, rootId, event.event);
      }
      if (run?.rootId === rootId) run.record(event);
    },
    recording: () => run?.recording() ?? null,
  };
}

type Run = ReturnType<typeof openRun>;

const isStart = (event: InspectionEvent): event is InspectionEvent & { type: '@xstate.event' } =>
  event.type === '@xstate.event' && event.event.type === 'xstate.init';

/** Reads the chart from the actor's logic, because its snapshot cannot be read while the actor is created. */
export function chartOf(actor: ActorRefLike | undefined): AnyStateMachine | null {
  const { logic } = (actor ?? {}) as Partial<AnyActor>;
  return logic instanceof StateMachine ? logic : null;
}

function openRun(flow: string, rootId: string, start: EventObject) {
  const given = 'input' in start ? start.input : null;
  const mask = maskOf(given);
  const input = mask.data(given);
  const steps: RecordedStep[] = [];
  const ends = new Map<string, RecordedEnd>();
  const stepOf = new WeakMap<EventObject, RecordedStep>();
  /** The present step of each actor: events that a chart raises belong to it. */
  const current = new WeakMap<ActorRefLike, RecordedStep>();

  /** The path of each actor: its parent's path and its own id. */
  const paths = new WeakMap<ActorRefLike, string>();
  const pathOf = (actor: AnyActor): string => paths.get(actor) ?? flow;

  /** Records an event when it is sent: a flow that ends notifies its parent before its own last snapshot. */
  const take = (actor: AnyActor, event: EventObject, inner: boolean) => {
    if (event.type === 'xstate.init') return;
    const step = { actor: pathOf(actor), event: mask.event(event), inner, taken: [], state: '' };
    steps.push(step);
    stepOf.set(event, step);
  };

  const settled = (actorRef: AnyActor, event: EventObject, snapshot: AnyMachineSnapshot) => {
    const actor = pathOf(actorRef);
    const state = dataState(snapshot);
    const step = stepOf.get(event);
    if (step) step.state = state;
    const { status, context, output } = snapshot;
    const hasStopped = status !== 'active' && actorRef.sessionId !== rootId;
    if (hasStopped) ends.delete(actor);
    else ends.set(actor, { actor, state, status, context: mask.data(context), output: mask.data(output) });
  };

  return {
    rootId,
    record(event: InspectionEvent): void {
      if (!chartOf(event.actorRef)) return;
      const actor = event.actorRef as AnyActor;
      if (event.type === '@xstate.event') {
        if (isStart(event) && event.sourceRef)
          paths.set(actor, `${paths.get(event.sourceRef) ?? flow}/${actor.id}`);
        // The clock sends a time-out from the chart itself: a replay has to send it.
        const inner = event.sourceRef !== actor && chartOf(event.sourceRef) !== null;
        take(actor, event.event, inner);
      } else if (event.type === '@xstate.microstep' && event.event.type !== 'xstate.stop') {
        const step = stepOf.get(event.event) ?? current.get(actor);
        if (!step) return;
        current.set(actor, step);
        step.taken.push(...takenIn(event));
      } else if (event.type === '@xstate.snapshot') {
        // A stopped child is removed; leaving the page does not change the flow.
        if (event.event.type !== 'xstate.stop')
          settled(actor, event.event, event.snapshot as AnyMachineSnapshot);
        else if (actor.sessionId !== rootId) ends.delete(pathOf(actor));
      }
    },
    recording: (): Recording => ({
      version: 1,
      flow,
      input,
      steps: structuredClone(steps),
      end: structuredClone([...ends.values()]),
    }),
  };
}
