import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf, statusOf } from '#domain/errors/api-error.ts';
import { findPolicy, type PolicyAddress } from '#domain/policies/find-policy.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import type { Site } from '#domain/site/site.ts';

interface SharedPolicyInput {
  readonly site: Pick<Site, 'claim'>;
  readonly address: PolicyAddress;
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

/** The page of a policy that another person shares (B2.22, B6.10). */
export const sharedPolicy = setup({
  types: {
    context: {} as SharedPolicyInput & {
      /** Null until the policy is loaded. */
      shared: SharedPolicy | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as SharedPolicyInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    getSharedPolicy: {} as PromiseActorLogic<SharedPolicy, string>,
  },
  guards: {
    isAtAddress: ({ context: { address } }, { output }: { output: SharedPolicy }) =>
      findPolicy([output.forsikring], address) !== null,
    isNotShared: ({ event }) => statusOf(errorOf(event)) === 404,
  },
}).createMachine({
  id: 'shared-policy',
  description: 'Shows a policy of another person. It cannot be changed here.',
  context: ({ input }) => ({ ...input, shared: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the policy with its owner and its coverages.',
      tags: 'waiting',
      invoke: {
        id: 'getSharedPolicy',
        src: 'getSharedPolicy',
        input: ({ context: { address } }) => address.number,
        onDone: [
          {
            guard: { type: 'isAtAddress', params: ({ event }) => event },
            target: 'shown',
            actions: assign({ shared: ({ event }) => event.output }),
          },
          { target: 'notFound' },
        ],
        onError: [
          { guard: 'isNotShared', target: 'notFound' },
          { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
        ],
      },
    },
    unavailable: {
      description: 'The policy could not be loaded (B8.4).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    notFound: { description: 'Nobody shares a policy with this number and version (C4.7).' },
    shown: { description: 'The page shows the policy, with a notice that names its owner.' },
  },
});
