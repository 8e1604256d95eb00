import { assign, setup } from 'xstate';
import type { PageVisitor } from '#domain/person/representative.ts';
import type { ContactTyped } from '#domain/settings/contact-details.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import type { contactDetails } from './contact-details.ts';

interface BusinessSettingsInput {
  readonly site: Pick<Site, 'phone'>;
  /** Contact details that were typed before a reload or a login. */
  readonly contactDraft: ContactTyped | null;
}

/** Profile and settings of a business (B2.6). */
export const businessSettings = setup({
  types: {
    context: {} as BusinessSettingsInput & {
      /** Null until the page is shown. */
      representative: PageVisitor | null;
    },
    input: {} as BusinessSettingsInput,
    meta: {} as { address: '/bm/innstillinger' },
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    contactDetails: {} as typeof contactDetails,
  },
  guards: {
    actsForThemselves: (_, { output }: { output: PageVisitor }) => output.organisasjonsnummer === null,
  },
}).createMachine({
  id: 'business-settings',
  description: 'Profile and settings of a business.',
  context: ({ input }) => ({ ...input, representative: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the organisation whose settings are shown, and the role in it.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: [
          { guard: { type: 'actsForThemselves', params: ({ event }) => event }, target: 'refused' },
          { target: 'page', actions: assign({ representative: ({ event }) => event.output }) },
        ],
      },
    },
    refused: {
      description: 'The visitor acts for themselves. A child flow shows that they have no access (A2.33).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    page: {
      description: 'The name of the organisation, and its cards.',
      meta: { address: '/bm/innstillinger' },
      initial: 'contact',
      states: {
        contact: {
          description: 'A child flow shows the contact details.',
          invoke: {
            id: 'contactDetails',
            src: 'contactDetails',
            input: ({ context: { contactDraft, representative } }) => ({
              draft: contactDraft,
              visitor: { isBusiness: true, isBroker: representative?.isBroker === true },
            }),
          },
        },
      },
    },
  },
});
