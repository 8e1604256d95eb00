import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { AccessOutcome } from '#domain/access/access.ts';
import { type ApiError, errorOf, isOutcomeUnknown, statusOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { confirmingDeletion } from '#machines/shared/deletion-states.ts';

/** The access to delete. */
interface Access {
  readonly uuid: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isOnlyAccess: boolean;
  readonly organisationName: string;
  readonly phone: string;
}

/** An administrator confirms and deletes a person's access (B4.22). */
export const deleteAccess = setup({
  types: {
    context: {} as {
      access: Access;
      error: ApiError | null;
      /** A request had no readable response, so it may have had an effect. */
      mayBeOutdated: boolean;
    },
    events: {} as { type: 'confirmed' } | { type: 'cancelled' } | { type: 'dialog.dismissed' },
    input: {} as Access,
    output: {} as AccessOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: { deleteRelation: {} as PromiseActorLogic<unknown, string> },
  guards: {
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isAlreadyDeleted: ({ context: { access, mayBeOutdated }, event }) =>
      mayBeOutdated &&
      (statusOf(errorOf(event)) === 404 || (access.isOnlyAccess && meansNoRole(errorOf(event)))),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true }),
  },
}).createMachine({
  id: 'delete-access',
  description: "An administrator confirms and deletes a person's access.",
  context: ({ input }) => ({ access: input, error: null, mayBeOutdated: false }),
  initial: 'confirming',
  states: {
    confirming: confirmingDeletion,
    deleting: {
      description: 'Deleting the access.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'deleteRelation',
        src: 'deleteRelation',
        input: ({ context }) => context.access.uuid,
        onDone: 'deleted',
        onError: [
          // An earlier request without a response had deleted it. If it was the visitor's only access, the server finds
          // no role.
          { guard: 'isAlreadyDeleted', target: 'deleted' },
          {
            guard: 'isOutcomeUnknown',
            target: 'confirming.unknown',
            actions: ['keepError', 'markMaybeOutdated'],
          },
          { target: 'confirming.failed', actions: 'keepError' },
        ],
      },
    },
    deleted: {
      description: 'The access is deleted.',
      type: 'final',
      output: ({ context }) => ({
        confirmation: { kind: 'deleted', name: context.access.name },
        mayBeOutdated: true,
      }),
    },
    cancelled: {
      description: 'The administrator cancelled; the access still exists.',
      type: 'final',
      output: { confirmation: null, mayBeOutdated: false },
    },
    unknown: {
      description: 'Cancelled, and the access may be deleted.',
      type: 'final',
      output: { confirmation: null, mayBeOutdated: true },
    },
  },
  output: ({ event }) => event.output as AccessOutcome,
});
