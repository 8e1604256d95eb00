import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { NamedCustomer } from '#domain/person/masthead-names.ts';
import type { ContactTyped } from '#domain/settings/contact-details.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { consents } from './consents.ts';
import type { contactDetails } from './contact-details.ts';
import type { reservations } from './reservations.ts';

interface SettingsInput {
  /** Numbers of the banks whose customers have consents to give (B6.13). */
  readonly consentBanks: readonly string[];
  /** Contact details that were typed before a reload or a login. */
  readonly contactDraft: ContactTyped | null;
}

/** Profile and settings of a private customer (B2.7): each card is a child flow. */
export const settings = setup({
  types: {
    context: {} as SettingsInput & {
      /** The customer's name; null while it loads. */
      customerName: Settled<NamedCustomer> | null;
    },
    input: {} as SettingsInput,
    meta: {} as { address: '/innstillinger' },
    output: {} as Exit,
  },
  actors: {
    contactDetails: {} as typeof contactDetails,
    reservations: {} as typeof reservations,
    consents: {} as typeof consents,
    customerName: {} as PromiseActorLogic<NamedCustomer>,
  },
  actions: { settle: assign(({ event, context }) => settledBy(event, context)) },
}).createMachine({
  id: 'settings',
  description: 'Profile and settings of a private customer.',
  context: ({ input }) => ({ ...input, customerName: null }),
  invoke: {
    id: 'customerName',
    src: 'customerName',
    onDone: { actions: 'settle' },
    onError: { actions: 'settle' },
  },
  initial: 'page',
  states: {
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
                input: ({ context: { contactDraft } }) => ({ draft: contactDraft }),
              },
            },
          },
        },
        reservations: {
          description: 'The card "Reservasjoner".',
          initial: 'shown',
          states: {
            shown: {
              description: 'A child flow shows the reservation.',
              invoke: {
                id: 'reservations',
                src: 'reservations',
                onDone: '#settings.leaving',
              },
            },
          },
        },
        consents: {
          description: 'The card "Samtykke".',
          initial: 'shown',
          states: {
            shown: {
              description: 'A child flow shows the consents.',
              invoke: {
                id: 'consents',
                src: 'consents',
                input: ({ context: { consentBanks } }) => ({ consentBanks }),
              },
            },
          },
        },
      },
    },
    leaving: {
      description: 'The visitor goes to another page; an unsaved change of the reservation may be lost.',
      type: 'final',
      output: ({ event }) => event.output,
    },
  },
  output: ({ event }) => event.output as Exit,
});
