import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import type { Change } from '#domain/sharing/insight.ts';
import type { PrivateRelation } from '#domain/sharing/private-relation.ts';

/** The persons who have insight. The visitor confirms each deletion in the person's row (B2.93, B2.95, B4.23). */
export const givenInsight = setup({
  types: {
    context: {} as {
      relations: readonly PrivateRelation[];
      /** The insight whose row asks for confirmation, also while it is deleted. */
      toDelete: PrivateRelation | null;
      /** The result of the last change, until the visitor starts a deletion. */
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
    canOpenConfirmation: ({ context: { relations, toDelete } }, { id }: { id: string }) =>
      toDelete?.privatRelasjonId !== id && relations.some(({ privatRelasjonId }) => privatRelasjonId === id),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    openConfirmation: assign({
      toDelete: ({ context }, { id }: { id: string }) =>
        context.relations.find(({ privatRelasjonId }) => privatRelasjonId === id) ?? null,
    }),
    keepSuccess: assign(({ context: { toDelete } }) => ({
      toDelete: null,
      change: { kind: 'deleted' as const, name: toDelete?.disponentFulltNavn ?? '' },
    })),
    keepFailure: assign(
      ({ context: { toDelete }, event }, { kind }: { kind: 'notDeleted' | 'maybeDeleted' }) => ({
        toDelete: null,
        change: { kind, name: toDelete?.disponentFulltNavn ?? '', error: errorOf(event) },
      }),
    ),
  },
}).createMachine({
  id: 'given-insight',
  description: 'The persons whom the customer has given insight.',
  context: ({ input }) => ({ relations: [], toDelete: null, change: input.change, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list: at the start, after each deletion, successful or not, and on a retry.',
      tags: 'waiting',
      invoke: {
        id: 'listRelations',
        src: 'listRelations',
        onDone: { target: 'listed', actions: assign({ relations: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
      initial: 'known',
      states: {
        known: { description: 'No deletion with an unknown outcome came just before.' },
        unknown: {
          description: 'The last deletion got no readable response; the list shows whether it succeeded.',
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
              guard: { type: 'canOpenConfirmation', params: ({ event }) => event },
              target: 'confirming',
              actions: [assign({ change: null }), { type: 'openConfirmation', params: ({ event }) => event }],
            },
          },
        },
        confirming: {
          description: 'One row asks whether to delete the insight.',
          on: {
            'delete.requested': {
              guard: { type: 'canOpenConfirmation', params: ({ event }) => event },
              actions: { type: 'openConfirmation', params: ({ event }) => event },
            },
            cancelled: { target: 'closed', actions: assign({ toDelete: null }) },
            confirmed: '#given-insight.deleting',
          },
        },
      },
    },
    deleting: {
      description: 'Deleting the insight of one person.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'deleteRelation',
        src: 'deleteRelation',
        input: ({ context }) => context.toDelete?.privatRelasjonId ?? '',
        onDone: { target: 'loading', actions: 'keepSuccess' },
        onError: [
          {
            guard: 'isOutcomeUnknown',
            target: 'loading.unknown',
            actions: { type: 'keepFailure', params: { kind: 'maybeDeleted' } },
          },
          { target: 'loading', actions: { type: 'keepFailure', params: { kind: 'notDeleted' } } },
        ],
      },
    },
  },
});
