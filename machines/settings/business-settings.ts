import { assign, setup } from 'xstate';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import type { ContactTyped } from '#domain/settings/contact-details.ts';
import type { noAccess } from '#machines/access/no-access.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { contactDetails } from './contact-details.ts';

interface BusinessSettingsInput {
  readonly site: {
    readonly phone: string;
  };
  /** Contact details that were typed before a reload or a login. */
  readonly contactDraft: ContactTyped | null;
}

/** Profile and settings of a business (B2.6). */
export const businessSettings = setup({
  types: {
    context: {} as BusinessSettingsInput & {
      /** Null until the page is shown. */
      representative: Representative | null;
    },
    input: {} as BusinessSettingsInput,
    meta: {} as { address: '/bm/innstillinger' },
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    contactDetails: {} as typeof contactDetails,
  },
  guards: { mayView: (_, { output }: { output: Representative }) => mayAs(output, 'viewPolicies') },
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
        onDone: [
          {
            guard: { type: 'mayView', params: ({ event }) => event },
            target: 'page',
            actions: assign({ representative: ({ event }) => event.output }),
          },
          { target: 'refused' },
        ],
      },
    },
    refused: {
      description:
        'The visitor acts for themselves, or has no known role. A child flow shows who can give one (A2.33).',
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
            input: ({ context: { contactDraft } }) => ({ draft: contactDraft }),
          },
        },
      },
    },
  },
});
