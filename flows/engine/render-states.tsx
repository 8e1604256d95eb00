import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject, StateValue } from 'xstate';
import { type AnyFlow, isFlow } from './define-flow.ts';
import { activeNodes, pathOf } from './leaves.ts';

/** Shown while the code of a flow or a screen loads: for the whole page, or for a part of it. */
export type Placeholder = ComponentType<{ readonly fullPage: boolean }>;

/** Where a screen is shown: as the whole page, in a region of it, or in a dialog over it. */
export type Place = 'page' | 'region' | 'dialog';

/** The present content of a dialog. */
interface DialogContent {
  /** Null if the dialog is empty. */
  readonly content: ReactNode;
  /** Path of the active leaf. */
  readonly leaf: string;
  /** The leaf has an address of its own. */
  readonly hasAddress: boolean;
  /** The child flow whose screen is in the dialog; null if it is the flow's own screen. */
  readonly childActor: AnyActorRef | null;
}

interface RenderOptions {
  readonly flow: AnyFlow;
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: EventObject) => void;
  readonly renderChild: (flow: AnyFlow, actor: AnyActorRef, place: Place) => ReactNode;
  readonly renderDialog: (content: DialogContent) => ReactNode;
  /** Where the flow itself is shown. */
  readonly place: Place;
  /** Passed to the flow's screens as `children`. Only the dialog flow uses it, for the content of the dialog. */
  readonly children: ReactNode;
  readonly Placeholder: Placeholder;
  /** Returns an element that renders nothing: it tells `attention` when the screen or placeholder beside it is shown. */
  readonly renderReporter: (screen: unknown, place: Place) => ReactNode;
}

type Screen = ComponentType<Record<string, unknown>>;

/** The region with this key is shown as a dialog. */
const dialogRegionKey = 'dialog';

/**
 * Renders the active states: a leaf as its screen, a parallel state as its frame with a screen in each region, and a
 * compound state with a frame as the frame around the active screen. For focus and title, the frame is the screen and its
 * content is a region, so a change of the content is not a new screen.
 */
export function renderStates(options: RenderOptions): ReactNode {
  const { flow, snapshot, send, renderChild, renderDialog, children, Placeholder, renderReporter } = options;
  const { context } = snapshot;

  // Each screen has its own Suspense boundary, so that a screen that still loads does not hide the other regions.
  const renderScreen = (screen: Screen, props: Record<string, unknown>, place: Place): ReactNode => (
    <Suspense
      // A new boundary shows its placeholder; the present one would keep the last screen until the code has loaded. No lazy
      // screen follows another one.
      key={'load' in screen ? 'lazy' : undefined}
      fallback={
        <>
          <Placeholder fullPage={place === 'page'} />
          {renderReporter(Placeholder, place)}
        </>
      }
    >
      {createElement(screen, props)}
      {renderReporter(screen, place)}
    </Suspense>
  );

  const renderNode = (node: AnyStateNode, value: StateValue | undefined, place: Place): ReactNode => {
    if (Object.keys(node.states).length === 0) return renderLeaf(node, place);
    if (node.type === 'parallel') {
      const regions = Object.values(node.states).map((region) => {
        const regionValue = childValue(value, region.key);
        if (region.key !== dialogRegionKey) return [region.key, renderNode(region, regionValue, 'region')];
        const leaf = leafAt(region, regionValue);
        const dialog = renderDialog({
          content: renderNode(region, regionValue, 'dialog'),
          leaf: pathOf(leaf),
          hasAddress: 'address' in (leaf.meta ?? {}),
          childActor: childFlowAt(leaf)?.actor ?? null,
        });
        return [region.key, dialog];
      });
      return renderScreen(
        frameOf(flow, node) as Screen,
        { context, send, regions: Object.fromEntries(regions) },
        place,
      );
    }
    const frame = frameOf(flow, node);
    const content = renderNode(
      activeChild(node, value),
      childValue(value, activeKey(value)),
      frame ? 'region' : place,
    );
    return frame ? renderScreen(frame, { context, send, children: content }, place) : content;
  };

  const activeChild = (node: AnyStateNode, value: StateValue | undefined): AnyStateNode => {
    const active = node.states[activeKey(value)];
    if (!active) throw new Error(`${flow.id}: no state ${activeKey(value)} in ${node.id}`);
    return active;
  };

  const leafAt = (node: AnyStateNode, value: StateValue | undefined): AnyStateNode =>
    Object.keys(node.states).length === 0
      ? node
      : leafAt(activeChild(node, value), childValue(value, activeKey(value)));

  const childFlowAt = (node: AnyStateNode) => {
    const name = childNameIn(flow.views[pathOf(node)]);
    if (name === null) return null;
    const childFlow = flow.actors[name];
    const actor = snapshot.children[name];
    return isFlow(childFlow) && actor ? { flow: childFlow, actor } : null;
  };

  const renderLeaf = (node: AnyStateNode, place: Place): ReactNode => {
    const path = pathOf(node);
    const child = childFlowAt(node);
    if (child) return renderChild(child.flow, child.actor, place);
    const view = flow.views[path];
    return isScreen(view) ? renderScreen(view, { state: path, context, send, children }, place) : null;
  };

  return renderNode(flow.machine.root, snapshot.value, options.place);
}

/**
 * The frame or screen of the whole page; null if it is a child flow, or if nothing is shown.
 * @internal For the tests.
 */
export function screenOf(flow: AnyFlow, snapshot: AnyMachineSnapshot): unknown {
  const node = activeNodes(snapshot).find((active) => active.type !== 'compound' || frameOf(flow, active));
  if (!node) return null;
  const frame = frameOf(flow, node);
  if (frame) return frame;
  const view = flow.views[pathOf(node)];
  return isScreen(view) ? view : null;
}

const frameOf = ({ frames }: AnyFlow, node: AnyStateNode) => frames?.[pathOf(node)] as Screen | undefined;

const activeKey = (value: StateValue | undefined): string =>
  typeof value === 'object' ? (Object.keys(value)[0] ?? '') : (value ?? '');

const childValue = (value: StateValue | undefined, key: string): StateValue | undefined =>
  typeof value === 'object' ? value[key] : undefined;

const childNameIn = (view: unknown): string | null =>
  typeof view === 'object' && view !== null && 'child' in view ? String(view.child) : null;

/** Lazy and memo components are objects; 'exit', 'transient' and 'nothing' are strings. */
export const isScreen = (view: unknown): view is Screen =>
  typeof view === 'function' || (typeof view === 'object' && view !== null && !('child' in view));
