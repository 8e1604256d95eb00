import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject, StateValue } from 'xstate';
import { type AnyFlow, isFlow } from './define-flow.ts';
import { pathOf } from './leaves.ts';

interface Drawing {
  readonly flow: AnyFlow;
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: EventObject) => void;
  readonly child: (flow: AnyFlow, actor: AnyActorRef, inRegion: boolean) => ReactNode;
}

type Screen = ComponentType<Record<string, unknown>>;

/** The active states as their screens; a parallel state as its frame with a screen in each region. */
export function draw({ flow, snapshot, send, child }: Drawing): ReactNode {
  const { context } = snapshot;

  const at = (node: AnyStateNode, value: StateValue | undefined, inRegion: boolean): ReactNode => {
    if (Object.keys(node.states).length === 0) return leaf(node, inRegion);
    if (node.type === 'parallel') {
      const regions = Object.values(node.states).map((region) => [
        region.key,
        at(region, valueBelow(value, region.key), true),
      ]);
      const frame = flow.frames[pathOf(node)] as Screen;
      return createElement(frame, { context, send, regions: Object.fromEntries(regions) });
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
    return isScreen(view) ? createElement(view, { state: path, context, send }) : null;
  };

  return at(flow.machine.root, snapshot.value, false);
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
