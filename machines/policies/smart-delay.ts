import { assign, setup } from 'xstate';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { loadPolicy } from './load-policy.ts';

interface SmartDelayInput {
  readonly site: Pick<Site, 'registration' | 'phone'>;
  readonly address: PolicyAddress;
}

/** SmartDelay+: a free lounge while a flight is delayed (B2.71, B9.11). */
export const smartDelay = setup({
  types: {
    context: {} as SmartDelayInput & { policy: LoadedPolicy | null },
    input: {} as SmartDelayInput,
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    loadPolicy: {} as typeof loadPolicy,
  },
}).createMachine({
  id: 'smart-delay',
  description: "Explains SmartDelay+ and shows the customer's code.",
  context: ({ input }) => ({ ...input, policy: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads whether the visitor may see the policy.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: 'loadingPolicy',
      },
    },
    loadingPolicy: {
      description: 'A child flow loads the policy, whose number is the code.',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        input: ({ context: { address, site } }) => ({ address, site }),
        onDone: { target: 'shown', actions: assign({ policy: ({ event }) => event.output }) },
      },
    },
    shown: {
      description: 'The page shows the code with a button to copy it, and a link to the registration.',
    },
  },
});
