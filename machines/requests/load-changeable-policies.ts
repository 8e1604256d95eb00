import { assign, type PromiseActorLogic, setup } from 'xstate';
import { meansNoRole } from '#domain/access/errors.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice, meansNoPolicies } from '#domain/errors/business-policies.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import type { ChangeSite, PoliciesToChange } from '#domain/requests/policies-to-change.ts';
import type { noAccess } from '#machines/overview/no-access.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';

/** Runs before both pages that change a policy. It loads the policies if the visitor may change policies (B6.7, C1.8). */
export const loadChangeablePolicies = setup({
  types: {
    context: {} as {
      site: ChangeSite;
      /** Set only if the visitor may change policies; null otherwise, and until it is loaded. */
      representative: Representative | null;
      /** The policies of the business; null until they are loaded. */
      choices: PoliciesToChange | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as { site: ChangeSite },
    output: {} as PoliciesToChange,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    loadPolicies: {} as PromiseActorLogic<PoliciesToChange>,
  },
  guards: {
    mayChange: (_, { output }: { output: Representative }) => mayAs(output, 'changePolicy'),
    isEmpty: (_, { output }: { output: PoliciesToChange }) =>
      output.policies.length === 0 && !output.isPartial,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    meansNoPolicies: ({ event }) => meansNoPolicies(errorOf(event)),
    canRetry: ({ event }) => canRetry(businessPoliciesNotice(errorOf(event))),
  },
  actions: {
    keepRepresentative: assign({
      representative: (_, { output }: { output: Representative }) => output,
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'load-changeable-policies',
  description: 'Loads the policies of a business, if the visitor may change them.',
  context: ({ input }) => ({ ...input, representative: null, choices: null, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading the organisation and the role of the visitor in a child flow.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        onDone: [
          {
            guard: { type: 'mayChange', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepRepresentative', params: ({ event }) => event },
          },
          { target: 'notAllowed' },
        ],
      },
    },
    noAccess: {
      description:
        'The insurer says that the visitor has no role (A6.5). A child flow shows the persons who can give one (A2.33).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    notAllowed: { description: 'The visitor may not change policies; the page says whom to call (B6.7).' },
    loading: {
      description: 'Loading the policies.',
      tags: 'waiting',
      invoke: {
        id: 'loadPolicies',
        src: 'loadPolicies',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event }, target: 'empty' },
          { target: 'loaded', actions: assign({ choices: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'meansNoPolicies', target: 'empty' },
          { guard: 'canRetry', target: 'unavailable', actions: 'keepError' },
          { target: 'refused', actions: 'keepError' },
        ],
      },
    },
    empty: { description: 'The business has no active policies, or is not a customer (A6.5, A8.10).' },
    refused: {
      description:
        'A retry would not help: the customer is in another bank (A8.1), or the session is lost (A8.8).',
    },
    unavailable: {
      description: 'The policies could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    loaded: {
      description: 'The policies are loaded.',
      type: 'final',
      output: ({ context }) => context.choices,
    },
  },
  output: ({ event }) => event.output as PoliciesToChange,
});
