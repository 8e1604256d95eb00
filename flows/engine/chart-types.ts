import type { AnyStateMachine, PromiseActorLogic, SnapshotFrom, StateMachine } from 'xstate';

/** Paths of the leaf states of a state value: 'loading' | 'page.dialog.adding'. */
type Leaf<Value> = Value extends string
  ? Value
  : {
      [K in keyof Value & string]: [Leaf<Value[K]>] extends [never] ? K : `${K}.${Leaf<Value[K]>}`;
    }[keyof Value & string];

export type LeafOf<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

type IsUnion<T, U = T> = [T] extends [never] ? false : T extends U ? ([U] extends [T] ? false : true) : never;
type Join<Path extends string, K extends string> = Path extends '' ? K : `${Path}.${K}`;

/** [path, region] for every region of every parallel state; the path of the root is ''. */
export type RegionOf<M extends AnyStateMachine> = Region<SnapshotFrom<M>['value']>;
type Region<Value, Path extends string = ''> = Value extends string
  ? never
  :
      | (IsUnion<keyof Value> extends true ? [Path, keyof Value & string] : never)
      | { [K in keyof Value & string]: Region<Value[K], Join<Path, K>> }[keyof Value & string];

/** Paths of the compound states; the path of the root is ''. */
export type CompoundOf<M extends AnyStateMachine> = Compound<SnapshotFrom<M>['value']>;
type Compound<Value, Path extends string = ''> = Value extends string
  ? Path
  :
      | (IsUnion<keyof Value> extends true ? never : [keyof Value] extends [never] ? never : Path)
      | { [K in keyof Value & string]: Compound<Value[K], Join<Path, K>> }[keyof Value & string];

type DeclaredActor<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _Resolved
  >
    ? Actor
    : never;

/** The actors that a chart declares and a flow provides, by name. */
export type ActorsOf<M extends AnyStateMachine> = {
  [A in DeclaredActor<M> as A['src']]: A['logic'];
};

/** Names of the declared actors that are charts themselves. */
export type ChildChartOf<M extends AnyStateMachine> = {
  [K in keyof ActorsOf<M>]: ActorsOf<M>[K] extends AnyStateMachine ? K : never;
}[keyof ActorsOf<M>];

/** A server call as a flow provides it: resolves with the chart's output, or rejects with an `ApiError`. */
export type Call<In, Out> = (args: { input: In; signal: AbortSignal }) => Promise<Out>;

export type CallOf<Logic> = Logic extends PromiseActorLogic<infer Out, infer In> ? Call<In, Out> : never;
