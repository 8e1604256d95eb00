import { assign, setup } from 'xstate';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { loadPolicy } from './load-policy.ts';

interface SmartDelayInput {
  /** The link to the page where customers register before they travel (B2.74). */
  readonly registration: SiteLink;
  readonly address: PolicyAddress;
}

/** SmartDelay+: a free lounge while a flight is delayed (B2.71, B9.11). */
export const smartDelay = setup({
  types: {
    context: {} as SmartDelayInput & { policy: LoadedPolicy | null },
    input: {} as SmartDelayInput,
  },
  actors: { loadPolicy: {} as typeof loadPolicy },
}).createMachine({
  id: 'smart-delay',
  description: "Explains SmartDelay+ and shows the customer's code.",
  context: ({ input }) => ({ ...input, policy: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the policy, whose number is the code.',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        input: ({ context: { address } }) => ({ address }),
        onDone: { target: 'shown', actions: assign({ policy: ({ event }) => event.output }) },
      },
    },
    shown: {
      description: 'The page shows the code with a button to copy it, and a link to the registration.',
    },
  },
});
