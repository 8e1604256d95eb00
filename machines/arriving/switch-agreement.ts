import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { isAmong, type Parties } from '#domain/arriving/parties.ts';
import { outcomeUnknown } from '#domain/errors/api-error.ts';

interface SwitchInput {
  readonly parties: Parties;
  /** "Bytt bruker" above a page, which can be cancelled; otherwise the page of the agreement chooser. */
  readonly inDialog: boolean;
}

/** `failed`: the visitor acts for the same party as before, or the outcome is unknown. */
export type Switched = { readonly kind: 'switched' | 'failed' | 'cancelled' };

/** Choosing a party and switching to it (A2.26, A2.40, A7.9). */
export const switchAgreement = setup({
  types: {
    context: {} as SwitchInput & {
      /** Number of the organisation that is switched to; null for the visitor in person. */
      chosen: string | null;
    },
    events: {} as
      | { type: 'person.chosen' }
      | { type: 'organisation.chosen'; number: string }
      | { type: 'dialog.dismissed' },
    /** Stops other tabs, which show what belongs to the previous party. */
    emitted: {} as { type: 'switch.sent' } | { type: 'agreement.switched' },
    input: {} as SwitchInput,
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
  id: 'switch-agreement',
  description: 'The visitor chooses a party to act for, and the agreement is switched.',
  context: ({ input }) => ({ ...input, chosen: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The parties to choose from.',
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
      description: 'Switching to the visitor in person.',
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
      description: 'Switching to the organisation.',
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
      description: 'The visitor acts for the chosen party.',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
      output: { kind: 'switched' },
    },
    unsure: {
      description: 'There was no readable response: the visitor may act for the chosen party.',
      tags: 'unknown',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
      output: { kind: 'failed' },
    },
    failed: {
      description: 'The visitor acts for the same party as before.',
      type: 'final',
      output: { kind: 'failed' },
    },
    cancelled: {
      description: 'The dialog was closed without a choice.',
      type: 'final',
      output: { kind: 'cancelled' },
    },
  },
  output: ({ event }) => event.output as Switched,
});
