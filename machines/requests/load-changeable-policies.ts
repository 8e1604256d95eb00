import { assign, setup } from 'xstate';
import type { Representative } from '#domain/person/representative.ts';
import type { BusinessCustomer, BusinessPolicies } from '#domain/policies/business-policies.ts';
import { hasNothingToChange } from '#domain/requests/policies-to-change.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadBusinessPolicies } from '#machines/policies/load-business-policies.ts';

/** Runs before both pages that change a policy. It loads the policies if the visitor may change policies (B6.7, C1.8). */
export const loadChangeablePolicies = setup({
  types: {
    context: {} as {
      site: Pick<Site, 'overview' | 'phone'>;
      /** Null until it is loaded. */
      representative: Representative | null;
      /** Null until it is loaded, and if the visitor may not change policies. */
      customer: BusinessCustomer | null;
    },
    input: {} as { site: Pick<Site, 'overview' | 'phone'> },
    output: {} as BusinessCustomer,
  },
  actors: { loadBusinessPolicies: {} as typeof loadBusinessPolicies },
  guards: {
    mayNotChange: (_, { output }: { output: BusinessPolicies }) => output.customer === null,
    isEmpty: (_, { output: { customer } }: { output: BusinessPolicies }) =>
      customer !== null && hasNothingToChange(customer),
  },
}).createMachine({
  id: 'load-changeable-policies',
  description: 'Loads the policies of a business, if the visitor may change them.',
  context: ({ input }) => ({ ...input, representative: null, customer: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading the policies in a child flow.',
      invoke: {
        id: 'loadBusinessPolicies',
        src: 'loadBusinessPolicies',
        input: ({ context: { site } }) => ({ right: 'changePolicy', site }),
        onDone: [
          { guard: { type: 'mayNotChange', params: ({ event }) => event }, target: 'notAllowed' },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'empty',
            actions: assign(({ event }) => event.output),
          },
          { target: 'loaded', actions: assign(({ event }) => event.output) },
        ],
      },
    },
    notAllowed: { description: 'The visitor may not change policies; the page says whom to call (B6.7).' },
    empty: { description: 'The business has no active policies, or is not a customer (A6.5, A8.10).' },
    loaded: {
      description: 'The policies are loaded.',
      type: 'final',
      output: ({ context }) => context.customer,
    },
  },
  output: ({ event }) => event.output as BusinessCustomer,
});
