import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { Departure, FormPost } from '#domain/site/exit.ts';
import type { AddressBar, ScrollRestoration } from './address-bar.ts';
import { bind } from './bind.ts';
import { type AnyFlow, isFlow } from './define-flow.ts';
import type { UnknownEvent } from './guarded-send.ts';
import { activeNodes, dataState, nodesOf } from './leaves.ts';

/** The page around a flow. The browser's is in `src/app`; tests have their own. */
/** Listens for an event that a chart emits, and does not reply. */
export type EmitListener = (chart: string, event: EventObject) => void;

export interface World {
  readonly addressBar: AddressBar;
  /** Absent if there is nothing to scroll. */
  readonly scrollRestoration?: ScrollRestoration;
  leave(departure: Departure): void;
  /** Leaves by submitting a form. The browser's policy may refuse it, also when the receiver redirects it. */
  post(form: FormPost, onRefused: () => void): void;
  reload(): void;
  /** Sets whether the browser asks before it closes the page. */
  blockUnload(block: boolean): void;
  /** Listens for the page's return from the back-forward cache; returns a function that stops listening. */
  onPageRestored(listener: () => void): () => void;
  /**
   * A flow failed, or its code did not load.
   * @param flow the flow's id; if its code did not load, the first pattern of its route
   */
  reportError(flow: string, error: unknown): void;
  /**
   * A chart of the flow, or of a child flow, emitted an event. The session listens, not a component, so that no event is
   * missed. `reply` sends an event to that chart, unless it has ended.
   */
  readonly onEmit?: (chart: string, event: EventObject, reply: (event: EventObject) => void) => void;
  /** The present draft of a flow that has drafts; null when nothing is left to save. */
  readonly saveDraft?: (flow: string, draft: unknown) => void;
  /** A screen sent an event that its state does not know: a defect, never reported in the build that a bank serves. */
  readonly onUnknownEvent?: (event: UnknownEvent) => void;
  readonly inspect?: (event: InspectionEvent) => void;
  /** The clock for time-outs of charts; the browser's by default. */
  readonly clock?: ActorOptions<AnyActorLogic>['clock'];
}

/** A running flow, from start to exit. */
export interface Session {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
  start(): void;
  /**
   * The visitor requests one of the flow's own addresses. False if the present state does not take
   * `address.requested`, a child flow has unsaved changes, or the flow has failed.
   */
  requestAddress(address: string): boolean;
  /**
   * The visitor requests an address of another flow. False if the flow stays for now; the address bar is then restored.
   * It stays if its own chart or a child flow's chart takes `leave.requested`; that chart then decides. It also stays if it
   * saves something, or if a child flow has unsaved changes, and that chart does not take `leave.requested`: then nothing is
   * sent.
   */
  requestLeave(address: string): boolean;
  /** Whether an address was refused because something is being saved; false again when the saving has ended. */
  isLeaveRefused(): boolean;
  /** A screen threw, or its code did not load. */
  fail(error: unknown): void;
  stop(): void;
}

/** The address of the innermost active state that has one. */
const addressIn = (snapshot: AnyMachineSnapshot): string | undefined =>
  activeNodes(snapshot).findLast((node) => node.meta?.address !== undefined)?.meta.address;

/** The flow's actor and those of its child flows, at any depth. */
export const actorsOf = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot = actor.getSnapshot();
  if (!('machine' in snapshot)) return [];
  return [actor, ...Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap(actorsOf)];
};

const isUnsaved = (actor: AnyActorRef): boolean => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return snapshot.status === 'active' && snapshot.hasTag('unsaved');
};

const isSaving = (actor: AnyActorRef): boolean => isUnsaved(actor) && actor.getSnapshot().hasTag('waiting');

/** Whether a call runs in the flow or in a child flow. */
export const isWaiting = (actor: AnyActorRef): boolean =>
  actorsOf(actor).some((each) => {
    const snapshot: AnyMachineSnapshot = each.getSnapshot();
    return snapshot.status === 'active' && snapshot.hasTag('waiting');
  });

/** The flow and its child flows, by id. */
const flowsOf = (flow: AnyFlow): ReadonlyMap<string, AnyFlow> =>
  new Map([
    [flow.id, flow],
    ...Object.values(flow.actors)
      .filter(isFlow)
      .flatMap((inner) => [...flowsOf(inner)]),
  ]);

/** The addresses of all states of the chart. */
export const addressesOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(nodesOf(machine.root).flatMap((node): string[] => node.meta?.address ?? [])),
];

/**
 * Creates the session of a flow, ready to start.
 * @param requested the address that the visitor opened; it may belong to any state of the flow
 * @param onEnd called with the output of the flow: an exit, or the end of a gate
 * @param onChange called when `isLeaveRefused` changes, and when the last running call of the flow and its child flows ends
 */
export function openSession(
  flow: AnyFlow,
  input: unknown,
  world: World,
  requested: string,
  onEnd: (output: unknown) => void,
  onChange: () => void = () => {},
): Session {
  const flows = flowsOf(flow);

  const saveDraft = (snapshot: AnyMachineSnapshot) => {
    const { id, draft } = flows.get(snapshot.machine.id) ?? {};
    if (id === undefined || !draft || snapshot.status === 'stopped') return;
    world.saveDraft?.(
      id,
      snapshot.status === 'active' ? draft(snapshot.context as never, dataState(snapshot) as never) : null,
    );
  };

  /** Forwards the events that one actor emits. Only charts emit, so its snapshot has a `machine`. */
  const forwardEmitted = (emitter: AnyActorRef) =>
    emitter.on('*', (event: EventObject) =>
      world.onEmit?.(emitter.getSnapshot().machine.id, event, (answer) => {
        // A stopped actor takes no events.
        if (emitter.getSnapshot().status === 'active') emitter.send(answer);
      }),
    );

  const actor = createActor(bind(flow), {
    input,
    ...(world.clock && { clock: world.clock }),
    inspect(event) {
      world.inspect?.(event);
      if (event.type === '@xstate.actor') forwardEmitted(event.actorRef as AnyActorRef);
      // `inspect` also reports child flows. A subscription to the parent would miss their changes.
      if (event.type !== '@xstate.snapshot') return;
      updateUnloadBlock();
      updateLeaveRefused();
      updateWaiting();
      if ('machine' in event.snapshot) saveDraft(event.snapshot as AnyMachineSnapshot);
    },
  });
  let hasShownAddress = false;
  let hasFailed = false;
  let isLeaveRefused = false;
  let wasWaiting = false;

  /**
   * The flow, while it saves something, and child flows with unsaved changes. What is typed into the flow itself does not
   * keep the visitor: its chart takes `leave.requested`, or the flow is left (0002).
   */
  const blockers = () =>
    actorsOf(actor).filter((each) => (each === actor ? isSaving(each) : isUnsaved(each)));

  const updateUnloadBlock = () => world.blockUnload(!hasFailed && actorsOf(actor).some(isUnsaved));

  const setLeaveRefused = (isRefused: boolean) => {
    if (isRefused === isLeaveRefused) return;
    isLeaveRefused = isRefused;
    onChange();
  };

  const updateLeaveRefused = () => setLeaveRefused(isLeaveRefused && blockers().some(isSaving));

  const updateWaiting = () => {
    const isNowWaiting = isWaiting(actor);
    if (wasWaiting && !isNowWaiting) onChange();
    wasWaiting = isNowWaiting;
  };

  const showAddress = (snapshot: AnyMachineSnapshot) => {
    const address = addressIn(snapshot);
    if (snapshot.status !== 'active' || address === undefined) return;
    // The first address replaces the history entry that opened the flow: going back must not lead to a spinner.
    world.addressBar.show(address, hasShownAddress ? 'push' : 'replace');
    if (hasShownAddress) return;
    hasShownAddress = true;
    // The visitor opened the address of a later state: the first state with an address decides whether to go there.
    const event = { type: 'address.requested', address: requested };
    if (requested !== address && snapshot.can(event)) actor.send(event);
  };

  /** After an actor fails, its screen fails too, so only the first error is reported. */
  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    world.blockUnload(false);
    world.reportError(flow.id, error);
  };

  actor.subscribe({
    next: showAddress,
    complete() {
      // A stopped actor completes too, but has no output.
      const { status, output } = actor.getSnapshot();
      if (status === 'done') onEnd(output);
    },
    error: fail,
  });

  return {
    flow,
    actor,
    start() {
      actor.start();
      showAddress(actor.getSnapshot());
    },
    requestAddress(address) {
      const event = { type: 'address.requested', address };
      const canTake = actor.getSnapshot().can(event);
      // The flow's own chart may go to its address while it saves in another region.
      const blocking = blockers().filter((each) => each !== actor || !canTake);
      setLeaveRefused(blocking.some(isSaving));
      if (hasFailed || blocking.length > 0 || !canTake) return false;
      world.addressBar.accept();
      actor.send(event);
      return true;
    },
    requestLeave(address) {
      if (hasFailed) {
        // The error screen has nothing to lose.
        setLeaveRefused(false);
        return true;
      }
      const event = { type: 'leave.requested', address };
      const canTake = (each: AnyActorRef) => each.getSnapshot().can(event);
      const receiver = actorsOf(actor).find(canTake);
      const blocking = blockers().filter((each) => !canTake(each));
      setLeaveRefused(blocking.some(isSaving));
      if (!receiver && blocking.length === 0) return true;
      world.addressBar.restore();
      if (blocking.length === 0) receiver?.send(event);
      return false;
    },
    isLeaveRefused: () => isLeaveRefused,
    fail,
    stop() {
      world.blockUnload(false);
      actor.stop();
    },
  };
}
