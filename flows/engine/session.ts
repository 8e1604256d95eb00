import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit, FormPost } from '#domain/site/exit.ts';
import type { AddressBar } from './address-bar.ts';
import { bind } from './bind.ts';
import { type AnyFlow, isFlow } from './define-flow.ts';
import type { Ignored } from './guarded-send.ts';
import { activeNodes, nodesOf, stateName } from './leaves.ts';

/** What lies around a flow; the browser's own is in `src/app`, tests bring theirs. */
export interface World {
  readonly addressBar: AddressBar;
  leave(address: AllowedAddress): void;
  /** Leaves by sending a form, as a button in the page would. */
  post(form: FormPost): void;
  reload(): void;
  /** Whether the browser should ask before the page is closed. */
  holdPage(hold: boolean): void;
  /** Calls when the page is shown again just as it was left; returns how to stop listening. */
  onReturn(listener: () => void): () => void;
  /** A defect put the flow out of order. */
  failed(flow: string, error: unknown): void;
  /** A chart emitted something, that of a flow within another too; outside React, so that nothing is missed. */
  readonly told?: (chart: string, event: EventObject) => void;
  /** What is typed now in a flow with a draft; null where there is nothing any more. */
  readonly keep?: (flow: string, draft: unknown) => void;
  /** A screen sent what its state does not know: a defect, heard in development and tests only. */
  readonly ignored?: (ignored: Ignored) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A flow that runs, from start to exit. */
export interface Session {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
  start(): void;
  /** The customer asks for one of the flow's own addresses; false where the present state does not go there. */
  requestAddress(address: string): boolean;
  /** The customer is about to leave; true where the chart takes the matter into its own hands. */
  offerLeave(): boolean;
  /** A screen broke, or its code did not come. */
  broke(error: unknown): void;
  stop(): void;
}

/** The address of the innermost active state that has one. */
const addressIn = (snapshot: AnyMachineSnapshot): string | undefined =>
  activeNodes(snapshot).findLast((node) => node.meta?.address !== undefined)?.meta.address;

/** The flows that run within one, at any depth. */
const within = (snapshot: AnyMachineSnapshot): readonly AnyMachineSnapshot[] =>
  Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap((child) => {
    const inner = child.getSnapshot();
    return 'machine' in inner ? [inner, ...within(inner)] : [];
  });

const isUnsaved = (snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active' && snapshot.hasTag('unsaved');

/** Calls with what an actor emits, from its very start, and the chart that it runs. */
const listen = (actor: AnyActorRef, told: NonNullable<World['told']>) =>
  actor.on('*', (event: EventObject) => told(actor.getSnapshot().machine.id, event));

/** The flow and all that may run within it, by the ids of their charts. */
const flowsOf = (flow: AnyFlow): ReadonlyMap<string, AnyFlow> =>
  new Map([
    [flow.machine.id, flow],
    ...Object.values(flow.actors)
      .filter(isFlow)
      .flatMap((inner) => [...flowsOf(inner)]),
  ]);

/** Every address that a state of the chart has as its own. */
export const addressesOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(nodesOf(machine.root).flatMap((node): string[] => node.meta?.address ?? [])),
];

/**
 * The flow, ready to start. `exited` hears of an exit to another address of the same sub-app.
 * @param asked the address that the customer came by, of any of the flow's states
 */
export function openSession(
  flow: AnyFlow,
  input: unknown,
  world: World,
  asked: string,
  exited: (address: string) => void,
): Session {
  const flows = flowsOf(flow);

  const keep = (snapshot: AnyMachineSnapshot) => {
    const { id, draft } = flows.get(snapshot.machine.id) ?? {};
    if (id === undefined || !draft || snapshot.status === 'stopped') return;
    world.keep?.(
      id,
      snapshot.status === 'active' ? draft(snapshot.context as never, stateName(snapshot) as never) : null,
    );
  };

  const actor = createActor(bind(flow), {
    input,
    inspect(event) {
      world.inspect?.(event);
      // A call is an actor too, and emits nothing.
      if (world.told && event.type === '@xstate.actor') listen(event.actorRef as AnyActorRef, world.told);
      // Of any actor here: what a flow within does, its parent is not told of.
      if (event.type !== '@xstate.snapshot') return;
      hold();
      if ('machine' in event.snapshot) keep(event.snapshot as AnyMachineSnapshot);
    },
  });
  let placed = false;
  let broken = false;

  /** A flow within has what would be lost; its parent cannot know. */
  const isHeldWithin = () => within(actor.getSnapshot()).some(isUnsaved);

  const hold = () => world.holdPage(!broken && (isUnsaved(actor.getSnapshot()) || isHeldWithin()));

  const follow = (snapshot: AnyMachineSnapshot) => {
    const address = addressIn(snapshot);
    if (snapshot.status !== 'active' || address === undefined) return;
    // The first step takes the place of the entry address: back must not lead to a spinner.
    world.addressBar.show(address, placed ? 'push' : 'replace');
    if (placed) return;
    placed = true;
    // Came by the address of a later state: the first state with an address decides whether to go there.
    const event = { type: 'address.requested', address: asked };
    if (asked !== address && snapshot.can(event)) actor.send(event);
  };

  const leaveBy = (exit: Exit) => {
    if ('leave' in exit) world.leave(exit.leave);
    else if ('post' in exit) world.post(exit.post);
    else if ('reload' in exit) world.reload();
    else exited(exit.to);
  };

  const accepts = (event: { type: string; address?: string }): boolean => {
    if (broken || isHeldWithin() || !actor.getSnapshot().can(event)) return false;
    world.addressBar.accept();
    actor.send(event);
    return true;
  };

  /** An actor out of order breaks its screen too: told of once. */
  const broke = (error: unknown) => {
    if (broken) return;
    broken = true;
    world.holdPage(false);
    world.failed(flow.id, error);
  };

  actor.subscribe({
    next: follow,
    complete() {
      // A stopped actor completes too, with no exit.
      const { status, output } = actor.getSnapshot();
      if (status === 'done') leaveBy(output as Exit);
    },
    error: broke,
  });

  return {
    flow,
    actor,
    start() {
      actor.start();
      follow(actor.getSnapshot());
    },
    requestAddress: (address) => accepts({ type: 'address.requested', address }),
    offerLeave() {
      const event = { type: 'leave.requested' };
      const isTaken = actor.getSnapshot().can(event);
      if (!isTaken && !isHeldWithin()) return false;
      world.addressBar.restore();
      if (isTaken) actor.send(event);
      return true;
    },
    broke,
    stop() {
      world.holdPage(false);
      actor.stop();
    },
  };
}
