import { assign, type PromiseActorLogic, setup, stateIn } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import type { TermsLink, TermsRequest } from '#domain/shared/terms.ts';
import type { travelCardDialog } from '#machines/travel-cards/travel-card-dialog.ts';

/** A policy with its terms, and the dialogs over it (B2.45). */
export const shownPolicy = setup({
  types: {
    context: {} as PolicyVisit & { terms: readonly TermsLink[] | null; error: ApiError | null },
    events: {} as
      | { type: 'change.requested' }
      | { type: 'certificate.requested' }
      | { type: 'card.requested' }
      | { type: 'dialog.dismissed' }
      | { type: 'retried' },
    input: {} as PolicyVisit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadTerms: {} as PromiseActorLogic<readonly TermsLink[], TermsRequest>,
    travelCardDialog: {} as typeof travelCardDialog,
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: 'shut' } }),
    isChangeDenied: ({ context }) => pageOf(context).change?.kind === 'denied',
    hasTwoCertificates: ({ context }) => pageOf(context).certificates.length > 1,
    canHaveTravelCard: ({ context }) => pageOf(context).canHaveTravelCard,
  },
}).createMachine({
  id: 'shown-policy',
  description: 'Shows a policy with its price and documents, and the dialogs over it.',
  context: ({ input }) => ({ ...input, terms: null, error: null }),
  initial: 'page',
  states: {
    page: {
      description: 'The policy and its dialogs.',
      type: 'parallel',
      states: {
        terms: {
          description: 'The terms (B2.49).',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the list of terms.',
              tags: 'waiting',
              invoke: {
                id: 'loadTerms',
                src: 'loadTerms',
                input: ({ context }) => ({
                  ...pageOf(context).terms,
                  variantId: context.detail?.forsikring.variantId,
                }),
                onDone: {
                  target: 'listed',
                  actions: assign({ terms: ({ event }) => event.output, error: null }),
                },
                onError: {
                  target: 'unavailable',
                  actions: assign({ error: ({ event }) => errorOf(event) }),
                },
              },
            },
            listed: { description: 'The page lists the terms, or says that there are none.' },
            unavailable: {
              description: 'The list of terms could not be loaded.',
              tags: 'failure',
              // A dialog covers the button.
              on: { retried: { guard: 'isDialogShut', target: 'loading' } },
            },
          },
        },
        dialog: {
          description: 'The dialogs of the buttons of the policy.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: {
                'change.requested': { guard: 'isChangeDenied', target: 'denied' },
                'certificate.requested': { guard: 'hasTwoCertificates', target: 'choosing' },
                'card.requested': { guard: 'canHaveTravelCard', target: 'travelCard' },
              },
            },
            denied: {
              description: 'The visitor may not change the policy; the dialog says whom to call (B6.7).',
              on: { 'dialog.dismissed': 'shut' },
            },
            choosing: {
              description: 'The visitor chooses the present certificate or the renewed one (B4.12).',
              on: { 'dialog.dismissed': 'shut' },
            },
            travelCard: {
              description: 'A child flow shows the travel card (B2.55).',
              invoke: {
                id: 'travelCardDialog',
                src: 'travelCardDialog',
                input: ({ context: { site, today, policy } }) => ({
                  alarmCentre: site.alarmCentre,
                  today,
                  forsikringsnummer: policy?.forsikringsnummer ?? '',
                  status: policy?.status ?? '',
                }),
                onDone: 'shut',
              },
            },
          },
        },
      },
    },
  },
});
