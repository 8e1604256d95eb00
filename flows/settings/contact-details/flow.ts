import { getIdentification } from '#api/arriving/agreements.ts';
import { updateContactInfo } from '#api/settings/contact-info-change.ts';
import { getContactInfo } from '#api/settings/customer-contact.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { contactDetails } from '#machines/settings/contact-details.ts';
import { ContactDetailsCard } from '#views/settings/contact-details/contact-details-card.tsx';
import { Loading } from '#views/settings/contact-details/loading.tsx';

export const contactDetailsFlow = defineFlow({
  title: 'Kontaktinformasjon',
  machine: contactDetails,
  actors: {
    getContactInfo,
    // The rest of it, a national identity number among it, is nothing that the chart should hold.
    getIdentification: async () => {
      const identification = await getIdentification();
      return {
        isBusiness: actsForBusiness(identification),
        isBroker: identification.meglertilgang === true,
      };
    },
    updateContactInfo: ({ input, signal }) => updateContactInfo(input, signal),
  },
  views: {
    'loading.contact.deciding': 'passing',
    'loading.contact.asking': Loading,
    'loading.contact.known': 'exit',
    'loading.identification.deciding': 'passing',
    'loading.identification.asking': Loading,
    'loading.identification.known': 'exit',
    unavailable: ContactDetailsCard,
    viewing: ContactDetailsCard,
    'editing.filling': ContactDetailsCard,
    'editing.rejected': ContactDetailsCard,
    'editing.failed': ContactDetailsCard,
    'editing.unknown': ContactDetailsCard,
    saving: ContactDetailsCard,
    saved: ContactDetailsCard,
  },
  draft: ({ draft }) => draft,
  // One card throughout: it stays as the customer has folded it, and its own button keeps focus.
  frames: { loading: ContactDetailsCard },
});
