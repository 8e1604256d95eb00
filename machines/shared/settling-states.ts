/**
 * A call whose value or error is kept, and which leads to no other state (`settledBy`). The chart declares the action
 * `settle`.
 */
export const settling = <const Call extends string>(call: Call) =>
  ({ id: call, src: call, onDone: { actions: 'settle' }, onError: { actions: 'settle' } }) as const;

/** One invocation for each call; the type of each names a single call, as xstate requires. */
type SettlingEach<Call extends string> = { [Name in Call]: ReturnType<typeof settling<Name>> }[Call];

/** Several calls of that kind, which run side by side. */
export const settlingEach = <Call extends string>(calls: readonly Call[]) =>
  calls.map((call) => settling(call) as SettlingEach<Call>);
