import type { ActorRefLike, AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { settle } from '#flows/engine/simulate.ts';
import { chartOf } from '#workbench/recording/recorder.ts';

/** An event that a chart received, but not from another chart. */
export interface Sent {
  /** The ids of the child flows that lead to the chart; empty for the flow itself. */
  readonly path: readonly string[];
  readonly event: EventObject;
}

/** All events of a flow since its last start, as they were: a tape never leaves the page. */
export interface Tape {
  readonly inspect: (event: InspectionEvent) => void;
  input(): unknown;
  sent(): readonly Sent[];
}

export function openTape(flow: AnyFlow): Tape {
  let input: unknown = null;
  let rootId: string | null = null;
  let sent: readonly Sent[] = [];
  const paths = new WeakMap<ActorRefLike, readonly string[]>();
  return {
    input: () => input,
    sent: () => sent,
    inspect(inspected) {
      if (inspected.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event, rootId: root } = inspected;
      const chart = chartOf(actorRef);
      if (!chart || event.type === 'xstate.stop') return;
      const isRoot = actorRef.sessionId === root;
      if (event.type !== 'xstate.init') {
        const isInner = sourceRef !== actorRef && chartOf(sourceRef) !== null;
        if (root === rootId && !isInner) sent = [...sent, { path: paths.get(actorRef) ?? [], event }];
      } else if (!isRoot) {
        const around = sourceRef ? paths.get(sourceRef) : undefined;
        paths.set(actorRef, [...(around ?? []), (actorRef as AnyActorRef).id]);
      } else if (chart.id === flow.id) {
        rootId = root;
        input = 'input' in event ? event.input : null;
        sent = [];
      }
    },
  };
}

/** Sends an event of a tape again. The call that it reports ends too. */
export function sendAgain(root: AnyActorRef, { path, event }: Sent): void {
  const actor = path.reduce<AnyActorRef | undefined>(
    (parent, id) => parent?.getSnapshot().children[id],
    root,
  );
  const [, call] = event.type.match(/^xstate\.(?:done|error)\.actor\.(.+)$/) ?? [];
  if (actor && call) settle(actor, call, event);
  else actor?.send(event);
}
