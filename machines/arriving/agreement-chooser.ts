import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { isAmong, type Parties } from '#domain/arriving/parties.ts';
import { outcomeUnknown } from '#domain/errors/api-error.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';

interface ChooserInput {
  readonly myPage: AllowedAddress;
  /** Whether the site lets its customers switch at all (A2.26). */
  readonly maySwitch: boolean;
}

/** Whose insurances are to be seen (A2.40). However it ends, my page is next (A7.9). */
export const agreementChooser = setup({
  types: {
    context: {} as ChooserInput & {
      parties: Parties;
      /** Number of the organisation that is chosen; null for the visitor in person. */
      chosen: string | null;
    },
    events: {} as { type: 'person.chosen' } | { type: 'organisation.chosen'; number: string },
    /** For the other tabs: they may no longer show what belongs to whom they think. */
    emitted: {} as { type: 'switch.sent' } | { type: 'agreement.switched' },
    input: {} as ChooserInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'unknown' | 'unsaved',
  },
  actors: {
    loadParties: {} as PromiseActorLogic<Parties>,
    switchToPrivate: {} as PromiseActorLogic<unknown>,
    switchToBusiness: {} as PromiseActorLogic<unknown, string>,
  },
  guards: {
    mayChoose: ({ context: { maySwitch } }, { organisations }: Parties) =>
      maySwitch && organisations.length > 0,
    isOffered: ({ context: { parties } }, { number }: { number: string }) => isAmong(parties, number),
    outcomeUnknown: (_, { error }: { error: unknown }) => outcomeUnknown(error),
  },
}).createMachine({
  id: 'agreement-chooser',
  description: 'The visitor chooses whose insurances to see: their own, or those of an organisation.',
  context: ({ input }) => ({
    ...input,
    parties: { person: null, organisations: [] },
    chosen: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Whom the visitor can act for is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'loadParties',
        src: 'loadParties',
        onDone: [
          {
            guard: { type: 'mayChoose', params: ({ event }) => event.output },
            target: 'choosing',
            actions: assign({ parties: ({ event }) => event.output }),
          },
          { target: 'alone' },
        ],
        onError: 'alone',
      },
    },
    choosing: {
      description: 'The visitor, and each organisation that they can act for.',
      on: {
        'person.chosen': { target: 'switchingToPrivate', actions: assign({ chosen: null }) },
        'organisation.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'switchingToBusiness',
          actions: assign({ chosen: ({ event }) => event.number }),
        },
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
    alone: { description: 'There is nobody to choose, or nobody knows.', type: 'final' },
    switched: {
      description: 'The visitor acts for whom they chose.',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
    },
    unsure: {
      description: 'No answer that can be read: my page shows for whom the visitor acts.',
      tags: 'unknown',
      type: 'final',
      entry: emit({ type: 'agreement.switched' }),
    },
    failed: { description: 'The visitor acts for whom they did before.', type: 'final' },
  },
  output: ({ context }): Exit => ({ leave: context.myPage }),
});
