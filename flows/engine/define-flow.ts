import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { DialogOptions } from '#domain/site/dialog-options.ts';
import type { ActorsOf, CallOf, ChildChartOf, CompoundOf, LeafOf, RegionOf } from './chart-types.ts';

/** The props of every screen. A screen declares the props that it needs. */
interface ScreenProps<M extends AnyStateMachine, Leaf> {
  /** The active leaf. A component that several leaves share declares them as a union. */
  readonly state: Leaf;
  readonly context: ContextFrom<M>;
  readonly send: (event: EventFrom<M>) => void;
  /** The content, for a flow that surrounds other flows, such as a dialog. */
  readonly children?: ReactNode;
}

/** The props of a compound state's frame, which stays mounted while the active leaf changes. */
interface FrameProps<M extends AnyStateMachine> {
  readonly context: ContextFrom<M>;
  readonly send: (event: EventFrom<M>) => void;
  /** The view of the active leaf. */
  readonly children?: ReactNode;
}

interface ParallelFrameProps<M extends AnyStateMachine, Region extends string> {
  readonly context: ContextFrom<M>;
  readonly send: (event: EventFrom<M>) => void;
  readonly regions: Readonly<Record<Region, ReactNode>>;
}

/**
 * What a leaf shows. 'exit': a final state; 'transient': a state that only has `always`; 'nothing': an empty region. Two
 * leaves with the same component are one screen.
 */
type View<M extends AnyStateMachine, Leaf> =
  | ComponentType<ScreenProps<M, Leaf>>
  | 'exit'
  | 'transient'
  | 'nothing'
  | { readonly child: ChildChartOf<M> };

type Frames<M extends AnyStateMachine> = ParallelFrames<RegionOf<M>, M> & {
  readonly [Path in CompoundOf<M>]?: ComponentType<FrameProps<M>>;
};

// The union of regions is a type parameter, so that TypeScript maps each of its members.
type ParallelFrames<Regions, M extends AnyStateMachine> = {
  readonly [R in Regions as R extends [infer Path extends string, string] ? Path : never]: R extends [
    string,
    infer Region extends string,
  ]
    ? ComponentType<ParallelFrameProps<M, Region>>
    : never;
};

type Bound<Logic> = Logic extends AnyStateMachine ? Flow<Logic> : CallOf<Logic>;

type Views<M extends AnyStateMachine> = { readonly [L in LeafOf<M>]: View<M, L> };

type StateOf<View> =
  View extends ComponentType<infer Props>
    ? Props extends { readonly state: infer State }
      ? State
      : never
    : never;

/**
 * The part of a view's `state` that is no leaf with this view. Compared in both directions, because a view with fewer
 * props can replace any other.
 */
type Unshown<View, V, State = StateOf<View>> = State extends keyof V
  ? [View, V[State]] extends [V[State], View]
    ? never
    : State
  : State;

/** Refuses a leaf that the chart does not have, and a view whose `state` is more than the leaves that show it. */
type ExactViews<M extends AnyStateMachine, V> = {
  readonly [L in keyof V]: L extends LeafOf<M>
    ? [Unshown<V[L], V>] extends [never]
      ? unknown
      : { readonly unshown: Unshown<V[L], V> }
    : never;
};

interface FlowSpec<M extends AnyStateMachine> {
  /** The document's title for a screen without a heading, in Norwegian. */
  readonly title: string;
  readonly machine: M;
  /** The live server calls and child flows for the actors that the chart declares. */
  readonly actors: { readonly [K in keyof ActorsOf<M>]: Bound<ActorsOf<M>[K]> };
  readonly views: Views<M>;
  /**
   * The frames by state path; the path of the root is ''. A law checks that each parallel state has a frame, which places
   * its regions. A compound state may have one.
   */
  readonly frames?: Frames<M>;
  /** The options of the dialog for each leaf of a region named `dialog`. */
  readonly dialogs?: { readonly [L in LeafOf<M>]?: DialogOptions };
  /**
   * The part of the form that is stored in case the visitor has to log in again; null if there is nothing to store. It
   * must not contain national identity numbers (0021).
   */
  readonly draft?: (context: ContextFrom<M>, state: LeafOf<M>) => unknown;
  /** The flow runs before another one, and ends with a `GateEnd`. */
  readonly isGate?: true;
}

export interface Flow<M extends AnyStateMachine> extends FlowSpec<M> {
  readonly kind: 'flow';
  /** The id of its chart. */
  readonly id: string;
}

/** Any flow, for code that handles all flows. Its events are not typed. */
export interface AnyFlow {
  readonly kind: 'flow';
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly actors: Readonly<Record<string, unknown>>;
  readonly views: Readonly<Record<string, unknown>>;
  readonly frames?: Readonly<Record<string, unknown>> | undefined;
  readonly dialogs?: Readonly<Record<string, DialogOptions>>;
  readonly draft?: (context: never, state: never) => unknown;
  readonly isGate?: true;
}

// NoInfer: the chart alone decides the types. Without it, parameters of callbacks have the type any.
// const: { child: 'x' } keeps its type. As { child: string } it would not fit, and V would be Views<M>, which refuses
// nothing.
export const defineFlow = <M extends AnyStateMachine, const V extends Views<M>>(
  spec: { readonly machine: M; readonly views: V & NoInfer<ExactViews<M, V>> } & NoInfer<
    Omit<FlowSpec<M>, 'machine' | 'views'>
  >,
): Flow<M> => ({ kind: 'flow', id: spec.machine.id, ...spec });

export const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'flow';
