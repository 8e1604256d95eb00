import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { CardTerms } from '#domain/travel-cards/card-page.ts';
import { type CardPolicy, hasNoPolicies } from '#domain/travel-cards/card-policy.ts';

interface Given {
  /** The form for reporting damage (B2.102). */
  readonly claim: SiteLink;
  readonly forsikringsnummer: string;
}

/** The terms of a travel card (B2.102); the period of its policy decides which. */
export const cardTerms = setup({
  types: {
    context: {} as Given & {
      policy: CardPolicy | null;
      terms: readonly CardTerms[];
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as Given,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadPolicy: {} as PromiseActorLogic<CardPolicy | null, string>,
    loadTerms: {} as PromiseActorLogic<readonly CardTerms[], CardPolicy | null>,
  },
  guards: {
    isOwn: (_, { policy }: { policy: CardPolicy | null }) => policy !== null,
    hasNoPolicies: ({ event }) => hasNoPolicies(errorOf(event)),
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'card-terms',
  description: 'The terms of a travel card, and the way to report damage.',
  context: ({ input }) => ({ ...input, policy: null, terms: [], error: null }),
  initial: 'loadingPolicy',
  states: {
    loadingPolicy: {
      description: 'Loading the policy of the card.',
      tags: 'waiting',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        input: ({ context }) => context.forsikringsnummer,
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ policy: event.output }) },
            target: 'loadingTerms',
            actions: assign({ policy: ({ event }) => event.output }),
          },
          { target: 'none' },
        ],
        onError: [
          { guard: 'hasNoPolicies', target: 'none' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    loadingTerms: {
      description: 'Loading which documents the terms consist of.',
      tags: 'waiting',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => context.policy,
        onDone: { target: 'listed', actions: assign({ terms: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    listed: { description: 'The documents of the terms.' },
    none: { description: "The policy is not the visitor's own, so its period is not known (0026)." },
    unavailable: {
      description: 'The policy or its terms could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingPolicy' },
    },
  },
});
