import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice, meansNoPolicies } from '#domain/errors/business-policies.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { canRetry } from '#domain/errors/notice.ts';
import type { Action } from '#domain/person/may.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import {
  type BusinessCustomer,
  type BusinessPolicies,
  noCustomer,
} from '#domain/policies/business-policies.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';

interface BusinessPoliciesInput {
  /** The right that the visitor needs to use the page (C1.8). */
  readonly right: Action;
  readonly site: Pick<Site, 'phone'>;
}

/** Runs before the pages that need the policies of a business. */
export const loadBusinessPolicies = setup({
  types: {
    context: {} as BusinessPoliciesInput & {
      representative: Representative;
      customer: BusinessCustomer | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as BusinessPoliciesInput,
    output: {} as BusinessPolicies,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    loadPolicies: {} as PromiseActorLogic<BusinessCustomer>,
  },
  guards: {
    hasRight: ({ context }, { output }: { output: Representative }) => mayAs(output, context.right),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    meansNoPolicies: ({ event }) => meansNoPolicies(errorOf(event)),
    canRetry: ({ event }) => canRetry(businessPoliciesNotice(errorOf(event))),
  },
  actions: {
    keepRepresentative: assign({ representative: (_, { output }: { output: Representative }) => output }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'load-business-policies',
  description: 'Loads the policies of a business, if the visitor has the right that the page needs.',
  context: ({ input }) => ({
    ...input,
    representative: { organisasjonsnummer: null, relations: [] },
    customer: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the organisation, and the role that may give the right.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: [
          {
            guard: { type: 'hasRight', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepRepresentative', params: ({ event }) => event },
          },
          { target: 'ended', actions: { type: 'keepRepresentative', params: ({ event }) => event } },
        ],
      },
    },
    noAccess: {
      description:
        'The insurer says that the visitor has no role (A6.5). A child flow shows the persons who can give one (A2.33).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    loading: {
      description: 'Loading the policies of the business.',
      tags: 'waiting',
      invoke: {
        id: 'loadPolicies',
        src: 'loadPolicies',
        onDone: { target: 'ended', actions: assign({ customer: ({ event }) => event.output }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'meansNoPolicies', target: 'ended', actions: assign({ customer: noCustomer }) },
          { guard: 'canRetry', target: 'unavailable', actions: 'keepError' },
          { target: 'refused', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The policies could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    refused: {
      description:
        'A retry would not help: the customer is in another bank (A8.1), or the session is lost (A8.8).',
    },
    ended: {
      description: 'The policies are loaded, or the visitor has no right to use the page.',
      type: 'final',
    },
  },
  output: ({ context: { representative, customer } }) => ({ representative, customer }),
});
