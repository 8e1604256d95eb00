import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { type Change, type GivenOutcome, type Sharing, sharingAfterError } from '#domain/sharing/insight.ts';
import { emptySharingForm, type SharingTyped } from '#domain/sharing/sharing-form.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import type { giveInsight } from './give-insight.ts';
import type { givenInsight } from './given-insight.ts';
import type { receivedInsight } from './received-insight.ts';

interface InsightInput {
  readonly site: { readonly phone: string };
  /** What the visitor typed before the login, or before the page was left. */
  readonly draft: SharingTyped | null;
}

interface Identification {
  readonly organisasjonsnummer: string | null;
}

/** A private customer gives others insight into the damage insurances (B1.5, B2.12). */
export const insight = setup({
  types: {
    context: {} as Pick<InsightInput, 'site'> & {
      /** Null until it is loaded. */
      identification: Identification | null;
      /** Null until it is loaded. */
      sharing: Sharing | null;
      /** The result of the last attempt to give insight; null without one. */
      change: Change | null;
      /** The values that the dialog opens with: those of the last attempt, if it failed. */
      typed: SharingTyped;
      error: ApiError | null;
    },
    events: {} as { type: 'give.requested' } | { type: 'retried' } | { type: 'reload.requested' },
    input: {} as InsightInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
    meta: {} as { address: '/dele-forsikringer' },
  },
  actors: {
    identify: {} as PromiseActorLogic<Identification>,
    noAccess: {} as typeof noAccess,
    loadSharing: {} as PromiseActorLogic<Sharing>,
    givenInsight: {} as typeof givenInsight,
    receivedInsight: {} as typeof receivedInsight,
    giveInsight: {} as typeof giveInsight,
  },
  guards: {
    actsForOrganisation: ({ context: { identification } }) =>
      (identification?.organisasjonsnummer ?? null) !== null,
    isLoaded: ({ context: { identification, sharing } }) => identification !== null && sharing !== null,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    canShare: ({ context }) => context.sharing?.kind === 'possible',
    isSharingUnknown: ({ context }) => context.sharing?.kind === 'unknown',
    mayBeOutdated: (_, { mayBeOutdated }: GivenOutcome) => mayBeOutdated,
  },
}).createMachine({
  id: 'insight',
  description: 'Insight that the customer has given, and insight that the customer has received.',
  context: ({ input: { site, draft } }) => ({
    site,
    identification: null,
    sharing: null,
    change: null,
    typed: draft ?? emptySharingForm,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the identification and the policies, which decide whether the visitor can share.',
      tags: 'waiting',
      invoke: [
        {
          id: 'identify',
          src: 'identify',
          onDone: { actions: assign({ identification: ({ event }) => event.output }) },
          onError: [
            { guard: 'meansNoRole', target: 'noAccess' },
            { target: 'unidentified', actions: assign({ error: ({ event }) => errorOf(event) }) },
          ],
        },
        {
          id: 'loadSharing',
          src: 'loadSharing',
          onDone: { actions: assign({ sharing: ({ event }) => event.output }) },
          onError: [
            { guard: 'meansNoRole', target: 'noAccess' },
            { actions: assign({ sharing: ({ event }) => sharingAfterError(errorOf(event)) }) },
          ],
        },
      ],
      always: [
        { guard: 'actsForOrganisation', target: 'organisation' },
        { guard: 'isLoaded', target: 'page' },
      ],
    },
    unidentified: {
      description: 'The visitor could not be identified (A6.4).',
      tags: 'failure',
      entry: assign({ identification: null, sharing: null }),
      on: { retried: 'loading' },
    },
    noAccess: withoutRole,
    organisation: { description: 'The visitor acts for an organisation, which shares nothing.' },
    page: {
      description:
        'The persons with insight from the customer, and the persons who have given the customer insight.',
      type: 'parallel',
      meta: { address: '/dele-forsikringer' },
      states: {
        own: {
          description: 'The persons with insight from the customer, and a dialog over the page.',
          type: 'parallel',
          states: {
            given: {
              description: 'The persons whom the customer has given insight.',
              initial: 'shown',
              states: {
                shown: {
                  description: 'A child flow shows the list; it restarts after each attempt to give insight.',
                  invoke: {
                    id: 'givenInsight',
                    src: 'givenInsight',
                    input: ({ context: { change } }) => ({ change }),
                  },
                },
              },
            },
            dialog: {
              description: 'The dialog to give a person insight.',
              initial: 'shut',
              states: {
                shut: {
                  description: 'No dialog is open.',
                  on: {
                    'give.requested': { guard: 'canShare', target: 'giving' },
                    'reload.requested': { guard: 'isSharingUnknown', target: '#insight.reloading' },
                  },
                },
                giving: {
                  description: 'The visitor gives a person insight in a child flow.',
                  invoke: {
                    id: 'giveInsight',
                    src: 'giveInsight',
                    input: ({ context: { change, typed } }) => ({
                      form: typed,
                      attempted: change && 'error' in change ? typed.etternavn : '',
                    }),
                    onDone: [
                      {
                        guard: { type: 'mayBeOutdated', params: ({ event }) => event.output },
                        target: ['#insight.page.own.given', 'shut'],
                        reenter: true,
                        actions: assign(({ event: { output } }) => ({
                          change: output.change,
                          typed: output.form,
                        })),
                      },
                      { target: 'shut', actions: assign({ typed: ({ event }) => event.output.form }) },
                    ],
                  },
                },
              },
            },
          },
        },
        received: {
          description: 'The persons who have given the customer insight.',
          initial: 'shown',
          states: {
            shown: {
              description: 'A child flow shows the list.',
              invoke: { id: 'receivedInsight', src: 'receivedInsight' },
            },
          },
        },
      },
    },
    reloading: {
      description: 'The page reloads, because the policies could not be loaded (B8.23).',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
