/**
 * A call whose value or error is kept, and which leads to no other state (`settledBy`). The chart declares the action
 * `settle`.
 */
export const settling = <const Call extends string>(call: Call) =>
  ({ id: call, src: call, onDone: { actions: 'settle' }, onError: { actions: 'settle' } }) as const;
