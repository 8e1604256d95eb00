import { defineFlow } from '#flows/engine/define-flow.ts';
import { contactDetails } from '#machines/contact-details.ts';
import { ContactDetails } from '#views/contact-details/contact-details.tsx';

export const contactDetailsFlow = defineFlow({
  id: 'contact-details',
  title: 'Kontaktinformasjon',
  machine: contactDetails,
  actors: {},
  views: { viewing: ContactDetails },
  frames: {},
});
