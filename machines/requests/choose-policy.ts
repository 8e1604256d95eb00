import { assign, setup } from 'xstate';
import { searchPause } from '#domain/display/search.ts';
import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import { isSearchable } from '#domain/policies/policy-search.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import type { Site } from '#domain/site/site.ts';
import { searchChanged, searchStates } from '#machines/shared/search-states.ts';
import type { loadChangeablePolicies } from './load-changeable-policies.ts';

interface ChoosePolicyInput {
  readonly site: Pick<Site, 'overview' | 'phone'>;
  /** The stored search (0021); empty if there is none. */
  readonly searchedName: string;
}

/** A business chooses the policy to change. Each policy in force links to its form (B2.2, B4.6). */
export const choosePolicy = setup({
  types: {
    context: {} as Pick<ChoosePolicyInput, 'site'> & {
      /** Null until it is loaded. */
      customer: BusinessCustomer | null;
      form: { readonly searchedName: string };
    },
    events: {} as { type: 'search.changed'; searchedName: string },
    input: {} as ChoosePolicyInput,
    meta: {} as { address: '/bm/endre' },
  },
  actors: { loadChangeablePolicies: {} as typeof loadChangeablePolicies },
  guards: {
    isAnotherSearch: ({ context: { customer, form }, event }) =>
      'searchedName' in event &&
      event.searchedName !== form.searchedName &&
      customer !== null &&
      isSearchable(policiesToChange(customer).policies.length),
  },
  actions: {
    search: assign({ form: (_, { searchedName }: { searchedName: string }) => ({ searchedName }) }),
  },
  delays: { searchPause },
}).createMachine({
  id: 'choose-policy',
  description: 'A business chooses the policy to change.',
  context: ({ input: { site, searchedName } }) => ({ site, customer: null, form: { searchedName } }),
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
    choosing: {
      description:
        'The page lists the policies, or the hits of the search. Each policy in force links to its form (B4.6).',
      initial: 'still',
      on: { 'search.changed': searchChanged },
      states: searchStates,
    },
  },
});
