import type {
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  EventObject,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { settle } from '#flows/engine/simulate.ts';
import { chartOf } from '#workbench/recording/recorder.ts';

/** An event that a chart received, but not from another chart. */
export interface Sent {
  /** The ids of the child flows that lead to the chart; empty for the flow itself. */
  readonly path: readonly string[];
  readonly event: EventObject;
  /** The button that settled a call; undefined if the sandbox responded. */
  readonly button?: string | undefined;
  /** The operation of the call that the button settled; undefined if no request of it was seen. */
  readonly operation?: string | undefined;
  /** The visitor's event began to save something. */
  readonly saves?: boolean;
  /** The chart before the event. */
  readonly before?: AnyMachineSnapshot;
}

/** An event that the visitor sent, by a screen or a button of the workbench. */
export const isVisitors = ({ event: { type } }: Sent): boolean => !type.startsWith('xstate.');

const isSaving = (snapshot: Snapshot<unknown>): boolean =>
  'machine' in snapshot &&
  (snapshot as AnyMachineSnapshot).hasTag('unsaved') &&
  (snapshot as AnyMachineSnapshot).hasTag('waiting');

/** All events of a flow since its last start, as they were: a tape never leaves the page. */
export interface Tape {
  readonly inspect: (event: InspectionEvent) => void;
  input(): unknown;
  sent(): readonly Sent[];
  /** The next end of a call comes from a button. */
  press(call: string, button: string, operation?: string): void;
}

/** @param flow the flow that the page runs; null if it runs several, one after the other */
export function openTape(flow: AnyFlow | null): Tape {
  let input: unknown = null;
  let rootId: string | null = null;
  let sent: readonly Sent[] = [];
  const pressed = new Map<string, Pick<Sent, 'button' | 'operation'>>();
  const paths = new WeakMap<ActorRefLike, readonly string[]>();
  return {
    input: () => input,
    sent: () => sent,
    press: (call, button, operation) => pressed.set(call, { button, operation }),
    inspect(inspected) {
      if (
        inspected.type === '@xstate.snapshot' &&
        inspected.rootId === rootId &&
        isSaving(inspected.snapshot)
      )
        sent = withSaving(sent);
      if (inspected.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event, rootId: root } = inspected;
      const chart = chartOf(actorRef);
      if (!chart || event.type === 'xstate.stop') return;
      const isRoot = actorRef.sessionId === root;
      if (event.type !== 'xstate.init') {
        const isInner = sourceRef !== actorRef && chartOf(sourceRef) !== null;
        if (root !== rootId || isInner) return;
        const call = callIn(event);
        const before = (actorRef as AnyActorRef).getSnapshot();
        sent = [...sent, { path: paths.get(actorRef) ?? [], event, ...pressed.get(call), before }];
        pressed.delete(call);
      } else if (!isRoot) {
        const around = sourceRef ? paths.get(sourceRef) : undefined;
        paths.set(actorRef, [...(around ?? []), (actorRef as AnyActorRef).id]);
      } else if (flow === null || chart.id === flow.id) {
        rootId = root;
        input = 'input' in event ? event.input : null;
        sent = [];
      }
    },
  };
}

/** The last event of the visitor is the one that saves. */
function withSaving(sent: readonly Sent[]): readonly Sent[] {
  const last = sent.findLastIndex(isVisitors);
  return sent.map((each, index) => (index === last ? { ...each, saves: true } : each));
}

/** The call whose end an event reports; empty for other events. */
export const callIn = ({ type }: EventObject): string =>
  type.match(/^xstate\.(?:done|error)\.actor\.(.+)$/)?.[1] ?? '';

export const actorAt = (root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>((parent, id) => parent?.getSnapshot().children[id], root);

/** The child flow at the end of a path. */
export const flowAt = (flow: AnyFlow, path: readonly string[]): AnyFlow =>
  path.reduce((around, name) => {
    const child = around.actors[name];
    return isFlow(child) ? child : around;
  }, flow);

/** Sends an event of a tape again. The call that it reports ends too. */
export function sendAgain(root: AnyActorRef, { path, event }: Sent): void {
  const actor = actorAt(root, path);
  const call = callIn(event);
  if (actor && call) settle(actor, call, event);
  else actor?.send(event);
}
