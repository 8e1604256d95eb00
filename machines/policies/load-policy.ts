import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { hasNoDamagePolicies } from '#domain/policies/errors.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { Site } from '#domain/site/site.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';

interface PolicyInput {
  readonly site: Pick<Site, 'phone'>;
  readonly address: PolicyAddress;
}

/** Runs before some pages of one damage policy, such as the green card. */
export const loadPolicy = setup({
  types: {
    context: {} as PolicyInput & { policy: LoadedPolicy | null; error: ApiError | null },
    events: {} as { type: 'retried' },
    input: {} as PolicyInput,
    output: {} as LoadedPolicy,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    /** Finds the policy at the address; null if the customer has no such policy. */
    findPolicy: {} as PromiseActorLogic<LoadedPolicy | null, PolicyAddress>,
    noAccess: {} as typeof noAccess,
  },
  guards: {
    isFound: (_, { output }: { output: LoadedPolicy | null }) => output !== null,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
  },
}).createMachine({
  id: 'load-policy',
  description: "Loads the policy of the page's address.",
  context: ({ input }) => ({ ...input, policy: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the policies of the customer.',
      tags: 'waiting',
      invoke: {
        id: 'findPolicy',
        src: 'findPolicy',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'found',
            actions: assign({ policy: ({ event }) => event.output }),
          },
          { target: 'notFound' },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'hasNoDamagePolicies', target: 'notFound' },
          { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
        ],
      },
    },
    noAccess: withoutRole,
    unavailable: {
      description: 'The policies could not be loaded (B8.4).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    notFound: { description: 'The customer has no policy with this number and version (C4.7).' },
    found: {
      description: 'The customer has the policy.',
      type: 'final',
      output: ({ context }) => context.policy,
    },
  },
  output: ({ event }) => event.output as LoadedPolicy,
});
