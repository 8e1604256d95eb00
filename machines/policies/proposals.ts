import { assign, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Proposals } from '#domain/policies/proposals.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadProposals } from './load-proposals.ts';

interface ProposalsInput extends Pick<Site, 'overview' | 'feedback' | 'phone'> {
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

/** The adviser's proposal to the customer (B1.4, B2.15, B2.75 to B2.77). */
export const proposals = setup({
  types: {
    context: {} as ProposalsInput & {
      /** Null until it is loaded. */
      proposals: Proposals | null;
    },
    events: {} as { type: 'monthly.chosen' } | { type: 'yearly.chosen' },
    input: {} as ProposalsInput,
    meta: {} as { address: '/tilbud' },
  },
  actors: { loadProposals: {} as typeof loadProposals },
  guards: {
    isEmpty: (_, { output }: { output: Proposals | null }) => (output?.tilbudList.length ?? 0) === 0,
  },
}).createMachine({
  id: 'proposals',
  description: "The adviser's proposal, with a price for each policy and in total.",
  context: ({ input }) => ({ ...input, proposals: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the proposal.',
      invoke: {
        id: 'loadProposals',
        src: 'loadProposals',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event }, target: 'empty' },
          { target: 'shown', actions: assign({ proposals: ({ event }) => event.output }) },
        ],
      },
    },
    empty: { description: 'The customer has no proposals; that is no error (C4.21).' },
    shown: {
      description: 'The policies of the proposal, with their prices.',
      meta: { address: '/tilbud' },
      initial: 'monthly',
      states: {
        monthly: { description: 'Prices per month.', on: { 'yearly.chosen': 'yearly' } },
        yearly: { description: 'Prices per year.', on: { 'monthly.chosen': 'monthly' } },
      },
    },
  },
});
