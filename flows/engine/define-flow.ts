import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { ModalOptions } from '#domain/site/modal.ts';
import type { ActorsOf, CallOf, ChildChartOf, CompoundOf, LeafOf, RegionOf } from './chart-types.ts';

/** What a screen is given; a screen takes as little of it as it needs. */
interface ScreenProps<M extends AnyStateMachine> {
  /** The leaf that is shown, for a component that serves several. */
  readonly state: LeafOf<M>;
  readonly context: ContextFrom<M>;
  readonly send: (event: EventFrom<M>) => void;
  /** What stands within, of a flow that others are shown in: the dialog's own. */
  readonly children?: ReactNode;
}

/** A frame of a compound state stays mounted while the state's leaves come and go. */
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
 * What a leaf shows. 'exit': a final state; 'passing': only `always`, never rests;
 * 'nothing': a region that is empty here. Two leaves with the same component are one screen.
 */
type View<M extends AnyStateMachine> =
  | ComponentType<ScreenProps<M>>
  | 'exit'
  | 'passing'
  | 'nothing'
  | { readonly child: ChildChartOf<M> };

// Through a parameter of its own: TypeScript gives up on the union in place.
type FramesOf<M extends AnyStateMachine> = FramesFrom<RegionOf<M>, M> & {
  readonly [Path in CompoundOf<M>]?: ComponentType<FrameProps<M>>;
};
type FramesFrom<Regions, M extends AnyStateMachine> = {
  readonly [R in Regions as R extends [infer Path extends string, string] ? Path : never]: R extends [
    string,
    infer Region extends string,
  ]
    ? ComponentType<ParallelFrameProps<M, Region>>
    : never;
};

type Bound<Logic> = Logic extends AnyStateMachine ? Flow<Logic> : CallOf<Logic>;

interface FlowSpec<M extends AnyStateMachine> {
  /** Norwegian; the document's title while a screen has no heading of its own. */
  readonly title: string;
  readonly machine: M;
  /** The live server calls and child flows behind the actors that the chart declares. */
  readonly actors: { readonly [K in keyof ActorsOf<M>]: Bound<ActorsOf<M>[K]> };
  readonly views: { readonly [L in LeafOf<M>]: View<M> };
  /**
   * By path, '' for the root. Each parallel state has a frame that places its regions; a law checks it. A compound
   * state may have one.
   */
  readonly frames?: FramesOf<M>;
  /** How the dialog is that a leaf of a region named `dialog` is shown in. */
  readonly modals?: { readonly [L in LeafOf<M>]?: ModalOptions };
  /**
   * What is kept of what is typed, for who has to log in before it is sent; null where there is nothing. No
   * national identity numbers.
   */
  readonly draft?: (context: ContextFrom<M>, state: LeafOf<M>) => unknown;
}

export interface Flow<M extends AnyStateMachine> extends FlowSpec<M> {
  readonly kind: 'flow';
  /** That of its chart. */
  readonly id: string;
}

/** Any flow, for what treats all alike: names and shapes, no typed events. */
export interface AnyFlow {
  readonly kind: 'flow';
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly actors: Readonly<Record<string, unknown>>;
  readonly views: Readonly<Record<string, unknown>>;
  readonly frames?: Readonly<Record<string, unknown>> | undefined;
  readonly modals?: Readonly<Record<string, ModalOptions>>;
  readonly draft?: (context: never, state: never) => unknown;
}

// NoInfer: the chart alone decides the types; without it callback parameters become any.
export const defineFlow = <M extends AnyStateMachine>(
  spec: { readonly machine: M } & NoInfer<Omit<FlowSpec<M>, 'machine'>>,
): Flow<M> => ({ kind: 'flow', id: spec.machine.id, ...spec });

export const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'flow';
