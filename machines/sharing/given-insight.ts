import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import type { Change } from '#domain/sharing/insight.ts';
import type { PrivateRelation } from '#domain/sharing/private-relation.ts';

/** The persons who have insight, each with a deletion that is confirmed in its row (B2.93, B2.95, B4.23). */
export const givenInsight = setup({
  types: {
    context: {} as {
      relations: readonly PrivateRelation[];
      /** The person whose row asks for confirmation. */
      deleting: PrivateRelation | null;
      change: Change | null;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'delete.requested'; id: string }
      | { type: 'cancelled' }
      | { type: 'confirmed' }
      | { type: 'retried' },
    input: {} as { change: Change | null },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    listRelations: {} as PromiseActorLogic<readonly PrivateRelation[]>,
    deleteRelation: {} as PromiseActorLogic<unknown, string>,
  },
  guards: {
    canOpen: ({ context: { relations, deleting } }, { id }: { id: string }) =>
      deleting?.privatRelasjonId !== id && relations.some(({ privatRelasjonId }) => privatRelasjonId === id),
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
  },
  actions: {
    open: assign({
      deleting: ({ context }, { id }: { id: string }) =>
        context.relations.find(({ privatRelasjonId }) => privatRelasjonId === id) ?? null,
    }),
    keepSuccess: assign(({ context: { deleting } }) => ({
      deleting: null,
      change: { kind: 'deleted' as const, name: deleting?.disponentFulltNavn ?? '' },
    })),
    keepFailure: assign(
      ({ context: { deleting }, event }, { kind }: { kind: 'notDeleted' | 'maybeDeleted' }) => ({
        deleting: null,
        change: { kind, name: deleting?.disponentFulltNavn ?? '', error: errorOf(event) },
      }),
    ),
  },
}).createMachine({
  id: 'given-insight',
  description: 'The persons whom the customer has given insight.',
  context: ({ input }) => ({ relations: [], deleting: null, change: input.change, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list: at the start, and after each deletion, successful or not.',
      tags: 'waiting',
      invoke: {
        id: 'listRelations',
        src: 'listRelations',
        onDone: { target: 'listed', actions: assign({ relations: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
      initial: 'known',
      states: {
        known: { description: 'The result of the last change is known.' },
        unknown: {
          description: 'The last deletion got no response; the list shows whether it succeeded.',
          tags: 'unknown',
        },
      },
    },
    unavailable: {
      description: 'The list could not be loaded (B8.22).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    listed: {
      description: "The insurer's current list.",
      initial: 'closed',
      states: {
        closed: {
          description: 'No row asks for confirmation.',
          on: {
            'delete.requested': {
              guard: { type: 'canOpen', params: ({ event }) => event },
              target: 'confirming',
              actions: [assign({ change: null }), { type: 'open', params: ({ event }) => event }],
            },
          },
        },
        confirming: {
          description: 'One row asks whether to delete the insight.',
          on: {
            'delete.requested': {
              guard: { type: 'canOpen', params: ({ event }) => event },
              actions: { type: 'open', params: ({ event }) => event },
            },
            cancelled: { target: 'closed', actions: assign({ deleting: null }) },
            confirmed: '#given-insight.deleting',
          },
        },
      },
    },
    deleting: {
      description: 'Deleting the insight at the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'deleteRelation',
        src: 'deleteRelation',
        input: ({ context }) => context.deleting?.privatRelasjonId ?? '',
        onDone: { target: 'loading', actions: 'keepSuccess' },
        onError: [
          {
            guard: 'outcomeUnknown',
            target: 'loading.unknown',
            actions: { type: 'keepFailure', params: { kind: 'maybeDeleted' } },
          },
          { target: 'loading', actions: { type: 'keepFailure', params: { kind: 'notDeleted' } } },
        ],
      },
    },
  },
});
