import { fromPromise } from 'xstate';
import type { Call } from './chart-types.ts';

const never = new Promise<never>(() => {});

/**
 * The actor around a server call (A4.13). It is aborted when its state is left, and an aborted call
 * never settles: a rejecting abort would arrive as the next state's `onError`.
 */
export const request = <In, Out>(call: Call<In, Out>) =>
  fromPromise<Out, In>(async ({ input, signal }) => {
    try {
      const output = await call({ input, signal });
      return signal.aborted ? never : output;
    } catch (error) {
      if (signal.aborted) return never;
      throw error;
    }
  });
