import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';

interface TravelCardDialogInput {
  readonly alarmCentre: string;
  readonly today: IsoDate;
  readonly forsikringsnummer: string;
  /** The status of the policy. */
  readonly status: string;
}

/** The travel cards of a policy, in a dialog over its page (B2.55). */
export const travelCardDialog = setup({
  types: {
    context: {} as TravelCardDialogInput & { cards: readonly CardWithPdf[]; error: ApiError | null },
    events: {} as { type: 'retried' } | { type: 'dialog.dismissed' },
    input: {} as TravelCardDialogInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: { loadCards: {} as PromiseActorLogic<readonly CardWithPdf[], string> },
  guards: { isEmpty: (_, { cards }: { cards: readonly CardWithPdf[] }) => cards.length === 0 },
}).createMachine({
  id: 'travel-card-dialog',
  description: 'Shows the travel cards of a policy, for use on a journey.',
  context: ({ input }) => ({ ...input, cards: [], error: null }),
  initial: 'loading',
  on: { 'dialog.dismissed': '.closed' },
  states: {
    loading: {
      description: 'Loading the cards of the policy.',
      tags: 'waiting',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        input: ({ context }) => context.forsikringsnummer,
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ cards: event.output }) }, target: 'absent' },
          { target: 'shown', actions: assign({ cards: ({ event }) => event.output }) },
        ],
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
    },
    unavailable: {
      description: 'The cards could not be loaded (B8.34).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    absent: {
      description: 'The policy has no card yet; the page of the travel card may create one (B2.103).',
    },
    shown: { description: 'The dialog shows the cards, with a link to their page.' },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});
