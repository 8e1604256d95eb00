import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject, StateValue } from 'xstate';
import { type AnyFlow, isFlow } from './define-flow.ts';
import { pathOf } from './leaves.ts';

/** What stands while a screen's code is on its way: alone on the page, or in a region of it. */
export type Waiting = ComponentType<{ readonly alone: boolean }>;

interface Drawing {
  readonly flow: AnyFlow;
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: EventObject) => void;
  readonly child: (flow: AnyFlow, actor: AnyActorRef, inRegion: boolean) => ReactNode;
  /** Whether the whole flow stands in a region of another's page. */
  readonly inRegion: boolean;
  readonly Waiting: Waiting;
  /** Put beside each screen, and beside what stands in for it: told when it is in the page. */
  readonly placed: (screen: unknown, inRegion: boolean) => ReactNode;
}

type Screen = ComponentType<Record<string, unknown>>;

/** The active states as their screens; a parallel state as its frame with a screen in each region. */
export function draw(drawing: Drawing): ReactNode {
  const { flow, snapshot, send, child, Waiting, placed } = drawing;
  const { context } = snapshot;

  // A boundary for each: a screen that is late in one region leaves the rest of the page alone.
  const place = (screen: Screen, props: Record<string, unknown>, inRegion: boolean): ReactNode => (
    <Suspense
      fallback={
        <>
          <Waiting alone={!inRegion} />
          {placed(Waiting, inRegion)}
        </>
      }
    >
      {createElement(screen, props)}
      {placed(screen, inRegion)}
    </Suspense>
  );

  const at = (node: AnyStateNode, value: StateValue | undefined, inRegion: boolean): ReactNode => {
    if (Object.keys(node.states).length === 0) return leaf(node, inRegion);
    if (node.type === 'parallel') {
      const regions = Object.values(node.states).map((region) => [
        region.key,
        at(region, valueBelow(value, region.key), true),
      ]);
      const frame = flow.frames[pathOf(node)] as Screen;
      return place(frame, { context, send, regions: Object.fromEntries(regions) }, inRegion);
    }
    const key = activeKey(value);
    const active = node.states[key];
    if (!active) throw new Error(`${flow.id}: no state ${key} in ${node.id}`);
    return at(active, valueBelow(value, key), inRegion);
  };

  const leaf = (node: AnyStateNode, inRegion: boolean): ReactNode => {
    const path = pathOf(node);
    const view = flow.views[path];
    const nested = childOf(view);
    if (nested !== null) {
      const childFlow = flow.actors[nested];
      const actor = snapshot.children[nested];
      return isFlow(childFlow) && actor ? child(childFlow, actor, inRegion) : null;
    }
    return isScreen(view) ? place(view, { state: path, context, send }, inRegion) : null;
  };

  return at(flow.machine.root, snapshot.value, drawing.inRegion);
}

/** What stands for the whole page just now: a frame or a screen; null where a child flow does, or nothing. */
export function screenOf(flow: AnyFlow, snapshot: AnyMachineSnapshot): unknown {
  const [node] = snapshot._nodes.filter(({ type }) => type !== 'compound').sort((a, b) => a.order - b.order);
  if (!node) return null;
  if (node.type === 'parallel') return flow.frames[pathOf(node)];
  const view = flow.views[pathOf(node)];
  return isScreen(view) ? view : null;
}

const activeKey = (value: StateValue | undefined): string =>
  typeof value === 'object' ? (Object.keys(value)[0] ?? '') : (value ?? '');

const valueBelow = (value: StateValue | undefined, key: string): StateValue | undefined =>
  typeof value === 'object' ? value[key] : undefined;

const childOf = (view: unknown): string | null =>
  typeof view === 'object' && view !== null && 'child' in view ? String(view.child) : null;

/** Lazy and memo components are objects, words are strings. */
const isScreen = (view: unknown): view is Screen =>
  typeof view === 'function' || (typeof view === 'object' && view !== null && !('child' in view));
