import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { isAmong, otherParties, type Parties } from '#domain/arriving/parties.ts';
import { outcomeUnknown } from '#domain/errors/api-error.ts';

interface Acting {
  readonly relations: readonly { readonly organisasjonsnummer: string; readonly organisasjonsnavn: string }[];
  /** Of the organisation acted for; null for the visitor in person. */
  readonly organisasjonsnummer: string | null;
  readonly personName: string;
}

/** `failed`: the visitor may act for whom they did before, or nobody knows. */
export type Switched = { readonly kind: 'switched' | 'failed' | 'cancelled' };

/** The dialog "Bytt bruker" (A2.26): everybody but the one acted for. */
export const switchUser = setup({
  types: {
    context: {} as {
      parties: Parties;
      /** Number of the organisation that is chosen; null for the visitor in person. */
      chosen: string | null;
    },
    events: {} as
      | { type: 'person.chosen' }
      | { type: 'organisation.chosen'; number: string }
      | { type: 'dialog.dismissed' },
    /** For the other tabs: they may no longer show what belongs to whom they think. */
    emitted: {} as { type: 'switch.sent' } | { type: 'agreement.switched' },
    input: {} as Acting,
    output: {} as Switched,
    tags: {} as 'waiting' | 'unknown' | 'unsaved',
  },
  actors: {
    switchToPrivate: {} as PromiseActorLogic<unknown>,
    switchToBusiness: {} as PromiseActorLogic<unknown, string>,
  },
  guards: {
    isPersonOffered: ({ context: { parties } }) => parties.person !== null,
    isOffered: ({ context: { parties } }, { number }: { number: string }) => isAmong(parties, number),
    outcomeUnknown: (_, { error }: { error: unknown }) => outcomeUnknown(error),
  },
}).createMachine({
  id: 'switch-user',
  description: 'The visitor chooses to act for another than now: in person, or for an organisation.',
  context: ({ input }) => ({ parties: otherParties(input.relations, input), chosen: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The others that the visitor can act for.',
      on: {
        'person.chosen': {
          guard: 'isPersonOffered',
          target: 'switchingToPrivate',
          actions: assign({ chosen: null }),
        },
        'organisation.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'switchingToBusiness',
          actions: assign({ chosen: ({ event }) => event.number }),
        },
        'dialog.dismissed': 'cancelled',
      },
    },
    switchingToPrivate: {
      description: 'The switch to the visitor in person is on its way.',
      tags: ['waiting', 'unsaved'],
      entry: emit({ type: 'switch.sent' }),
      invoke: {
        id: 'switchToPrivate',
        src: 'switchToPrivate',
        onDone: 'switched',
        onError: [
          { guard: { type: 'outcomeUnknown', params: ({ event }) => event }, target: 'unsure' },
          { target: 'failed' },
        ],
      },
    },
    switchingToBusiness: {
      description: 'The switch to the organisation is on its way.',
      tags: ['waiting', 'unsaved'],
      entry: emit({ type: 'switch.sent' }),
      invoke: {
        id: 'switchToBusiness',
        src: 'switchToBusiness',
        input: ({ context }) => context.chosen ?? '',
        onDone: 'switched',
        onError: [
          { guard: { type: 'outcomeUnknown', params: ({ event }) => event }, target: 'unsure' },
          { target: 'failed' },
        ],
      },
    },
    switched: {
      description: 'The visitor acts for whom they chose.',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
      output: { kind: 'switched' },
    },
    unsure: {
      description: 'No answer that can be read: the visitor may act for whom they chose.',
      tags: 'unknown',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
      output: { kind: 'failed' },
    },
    failed: {
      description: 'The visitor acts for whom they did before.',
      type: 'final',
      output: { kind: 'failed' },
    },
    cancelled: {
      description: 'The visitor thought better of it.',
      type: 'final',
      output: { kind: 'cancelled' },
    },
  },
  output: ({ event }) => event.output as Switched,
});
