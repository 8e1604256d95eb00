import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { hasConsents } from '#domain/person/private-right.ts';
import type { ContactTyped } from '#domain/settings/contact-details.ts';
import type { ProfileCustomer } from '#domain/settings/profile-customer.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { Site } from '#domain/site/site.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import { settling } from '#machines/shared/settling-states.ts';
import type { consents } from './consents.ts';
import type { contactDetails } from './contact-details.ts';
import type { reservations } from './reservations.ts';

interface SettingsInput {
  readonly site: Pick<Site, 'phone'>;
  /** Numbers of the banks whose customers have consents to give (B6.13). */
  readonly consentBanks: readonly string[];
  /** Contact details that were typed before a reload or a login. */
  readonly contactDraft: ContactTyped | null;
}

/** Profile and settings of a private customer (B2.7): each card is a child flow. */
export const settings = setup({
  types: {
    context: {} as SettingsInput & {
      /** The bank whose site the visitor uses; null until it is loaded. */
      bank: SiteBank | null;
      /** Identifying the visitor, or loading the bank, failed. */
      error: ApiError | null;
      exit: Exit;
      /** The customer's name and address; null while they load. */
      customer: Settled<ProfileCustomer> | null;
    },
    events: {} as { type: 'retried' },
    input: {} as SettingsInput,
    meta: {} as { address: '/innstillinger' },
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    identify: {} as PromiseActorLogic<{ readonly isBusiness: boolean }>,
    getBankInfo: {} as PromiseActorLogic<SiteBank>,
    noAccess: {} as typeof noAccess,
    contactDetails: {} as typeof contactDetails,
    reservations: {} as typeof reservations,
    consents: {} as typeof consents,
    customer: {} as PromiseActorLogic<ProfileCustomer>,
  },
  guards: {
    isBusiness: (_, { output }: { output: { readonly isBusiness: boolean } }) => output.isBusiness,
    hasConsents: ({ context: { bank, consentBanks } }) =>
      bank !== null && hasConsents(bank.bankregnr, consentBanks),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
  },
  actions: { settle: assign(({ event, context }) => settledBy(event, context)) },
}).createMachine({
  id: 'settings',
  description: 'Profile and settings of a private customer.',
  context: ({ input }) => ({
    ...input,
    bank: null,
    error: null,
    exit: { to: '/bm/innstillinger', replaces: true },
    customer: null,
  }),
  invoke: settling('customer'),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Loading whether the visitor acts for an organisation, which has a page of its own.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          { guard: { type: 'isBusiness', params: ({ event }) => event }, target: 'redirected' },
          { target: 'page' },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { target: 'unidentified', actions: assign({ error: ({ event }) => errorOf(event) }) },
        ],
      },
    },
    unidentified: {
      description: 'The visitor could not be identified (A6.4).',
      tags: 'failure',
      on: { retried: 'identifying' },
    },
    noAccess: withoutRole,
    page: {
      description: 'The cards of the page.',
      type: 'parallel',
      meta: { address: '/innstillinger' },
      states: {
        contact: {
          description: 'The card "Kontaktinformasjon".',
          initial: 'shown',
          states: {
            shown: {
              description: 'A child flow shows the contact details.',
              invoke: {
                id: 'contactDetails',
                src: 'contactDetails',
                input: ({ context: { contactDraft } }) => ({
                  draft: contactDraft,
                  visitor: { isBusiness: false, isBroker: false },
                }),
              },
            },
          },
        },
        reservations: {
          description: 'The card "Reservasjoner".',
          initial: 'loadingBank',
          states: {
            loadingBank: {
              description: 'Loading the bank whose site the visitor uses.',
              tags: 'waiting',
              invoke: {
                id: 'getBankInfo',
                src: 'getBankInfo',
                onDone: { target: 'shown', actions: assign({ bank: ({ event }) => event.output }) },
                onError: {
                  target: 'bankUnavailable',
                  actions: assign({ error: ({ event }) => errorOf(event) }),
                },
              },
            },
            bankUnavailable: {
              description: 'The bank could not be loaded (C4.9).',
              tags: 'failure',
              on: { retried: 'loadingBank' },
            },
            shown: {
              description: 'A child flow shows the reservation.',
              invoke: {
                id: 'reservations',
                src: 'reservations',
                input: ({ context: { bank } }) => ({ bankregnr: bank?.bankregnr ?? '' }),
                onDone: {
                  target: '#settings.leaving',
                  actions: assign({ exit: ({ event }) => event.output }),
                },
              },
            },
          },
        },
        consents: {
          description: 'The card "Samtykke".',
          initial: 'absent',
          states: {
            absent: {
              description: 'No card: the bank is unknown, or its customers have no consents to give (C4.9).',
              always: { guard: 'hasConsents', target: 'shown' },
            },
            shown: {
              description: 'A child flow shows the consents.',
              invoke: { id: 'consents', src: 'consents' },
            },
          },
        },
      },
    },
    redirected: {
      description: 'The page of the organisation opens; going back skips this one (C4.22).',
      type: 'final',
    },
    leaving: {
      description: 'The visitor goes to another page; an unsaved change of the reservation may be lost.',
      type: 'final',
    },
  },
  output: ({ context }) => context.exit,
});
