import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { isAmong, isOtherPartyActive, offeredParties } from '#domain/arriving/parties.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Identified } from '#domain/person/identification.ts';
import type { Relation } from '#domain/person/relation.ts';

interface SwitchInput {
  readonly relations: readonly Relation[];
  /** The party of the page below the dialog "Bytt bruker"; null on the page of the agreement chooser. */
  readonly shown: Pick<Identified, 'organisasjonsnummer'> | null;
}

/**
 * `switched`: the visitor acts for another party than the page shows. `unknown`: the dialog was closed after a switch with
 * an unknown outcome.
 */
export type Switched = { readonly kind: 'switched' | 'unknown' | 'cancelled' };

/** Choosing a party and switching to it (A2.26, A2.40, A7.9). */
export const switchAgreement = setup({
  types: {
    context: {} as SwitchInput & {
      /** Number of the organisation to switch to; null for the visitor themselves. */
      chosen: string | null;
      /** The active party after a failed switch; null until it is known. */
      activeParty: Pick<Identified, 'organisasjonsnummer'> | null;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'person.chosen' }
      | { type: 'organisation.chosen'; number: string }
      | { type: 'retried' }
      | { type: 'dialog.dismissed' },
    /** Both events stop the other tabs, because these show the data of the previous party. */
    emitted: {} as { type: 'switch.sent' } | { type: 'agreement.switched' },
    input: {} as SwitchInput,
    output: {} as Switched,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    switchToPrivate: {} as PromiseActorLogic<unknown>,
    switchToBusiness: {} as PromiseActorLogic<unknown, string>,
    identify: {} as PromiseActorLogic<Identified>,
  },
  guards: {
    isPersonOffered: ({ context }) => offeredParties(context).person !== null,
    isOffered: ({ context }, { number }: { number: string }) => isAmong(offeredParties(context), number),
    isOtherPartyActive: ({ context }) => isOtherPartyActive(context),
    isPersonChosen: ({ context: { chosen } }) => chosen === null,
    isChosen: ({ context: { chosen } }, { organisasjonsnummer }: Identified) =>
      organisasjonsnummer === chosen,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    forgetActiveParty: assign({ activeParty: null }),
  },
}).createMachine({
  id: 'switch-agreement',
  description: 'The visitor switches to another party.',
  context: ({ input }) => ({ ...input, chosen: null, activeParty: null, error: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The parties are listed.',
      initial: 'untried',
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
      states: {
        untried: { description: 'No switch has been sent.' },
        failed: {
          description: 'The switch failed; a message names the active party.',
          tags: 'failure',
          on: {
            retried: [
              { guard: 'isPersonChosen', target: '#switch-agreement.switchingToPrivate' },
              { target: '#switch-agreement.switchingToBusiness' },
            ],
            // An earlier switch, whose outcome was unknown, had succeeded; or another tab has switched.
            'dialog.dismissed': { guard: 'isOtherPartyActive', target: '#switch-agreement.switched' },
          },
        },
        unknown: {
          description: 'It is unknown whether the switch succeeded.',
          tags: ['failure', 'unknown'],
          entry: emit({ type: 'agreement.switched' }),
          on: {
            retried: [
              { guard: 'isPersonChosen', target: '#switch-agreement.switchingToPrivate' },
              { target: '#switch-agreement.switchingToBusiness' },
            ],
            'dialog.dismissed': '#switch-agreement.unknown',
          },
        },
      },
    },
    switchingToPrivate: {
      description: 'Switching to the visitor themselves.',
      tags: ['waiting', 'unsaved'],
      entry: [emit({ type: 'switch.sent' }), 'forgetActiveParty'],
      invoke: {
        id: 'switchToPrivate',
        src: 'switchToPrivate',
        onDone: 'switched',
        onError: { target: 'checking', actions: 'keepError' },
      },
    },
    switchingToBusiness: {
      description: 'Switching to the organisation.',
      tags: ['waiting', 'unsaved'],
      entry: [emit({ type: 'switch.sent' }), 'forgetActiveParty'],
      invoke: {
        id: 'switchToBusiness',
        src: 'switchToBusiness',
        input: ({ context }) => context.chosen ?? '',
        onDone: 'switched',
        onError: { target: 'checking', actions: 'keepError' },
      },
    },
    checking: {
      description: 'The switch failed or got no response. Loading the active party.',
      tags: ['waiting', 'unknown'],
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          { guard: { type: 'isChosen', params: ({ event }) => event.output }, target: 'switched' },
          {
            target: 'choosing.failed',
            actions: assign({
              activeParty: ({ event: { output } }) => ({ organisasjonsnummer: output.organisasjonsnummer }),
            }),
          },
        ],
        onError: { target: 'choosing.unknown', actions: 'keepError' },
      },
    },
    switched: {
      description: 'The visitor acts for the chosen party, or for another one than the page shows.',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
      output: { kind: 'switched' },
    },
    unknown: {
      description: 'The dialog was closed; the switch may have succeeded.',
      type: 'final',
      output: { kind: 'unknown' },
    },
    cancelled: {
      description: 'The dialog was closed; the visitor acts for the party that the page shows.',
      type: 'final',
      output: { kind: 'cancelled' },
    },
  },
  output: ({ event }) => event.output as Switched,
});
