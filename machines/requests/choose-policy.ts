import { assign, setup } from 'xstate';
import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadChangeablePolicies } from './load-changeable-policies.ts';

/** A business chooses the policy to change. Each policy in force links to its form (B2.2, B4.6). */
export const choosePolicy = setup({
  types: {
    context: {} as {
      site: Pick<Site, 'overview' | 'phone'>;
      /** Null until it is loaded. */
      customer: BusinessCustomer | null;
    },
    input: {} as { site: Pick<Site, 'overview' | 'phone'> },
    meta: {} as { address: '/bm/endre' },
  },
  actors: { loadChangeablePolicies: {} as typeof loadChangeablePolicies },
}).createMachine({
  id: 'choose-policy',
  description: 'A business chooses the policy to change.',
  context: ({ input }) => ({ ...input, customer: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the policies to choose from.',
      invoke: {
        id: 'loadChangeablePolicies',
        src: 'loadChangeablePolicies',
        input: ({ context: { site } }) => ({ site }),
        onDone: { target: 'choosing', actions: assign({ customer: ({ event }) => event.output }) },
      },
    },
    choosing: { description: 'The page lists the policies. Each policy in force links to its form (B4.6).' },
  },
});
