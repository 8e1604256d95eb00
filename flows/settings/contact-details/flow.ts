import { updateContactInfo } from '#api/settings/contact-info-change.ts';
import { getContactInfo } from '#api/shared/contact-info.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { contactDetails } from '#machines/settings/contact-details.ts';
import {
  ContactDetailsCard,
  DetailsUnavailable,
  Loading,
} from '#views/settings/contact-details/contact-details-card.tsx';
import { DetailsForm } from '#views/settings/contact-details/details-form.tsx';
import { DetailsShown } from '#views/settings/contact-details/details-shown.tsx';
import { Saved } from '#views/settings/contact-details/saved.tsx';

export const contactDetailsFlow = defineFlow({
  title: 'Kontaktinformasjon',
  machine: contactDetails,
  actors: {
    getContactInfo,
    updateContactInfo: ({ input, signal }) => updateContactInfo(input, signal),
  },
  views: {
    loading: Loading,
    unavailable: DetailsUnavailable,
    viewing: DetailsShown,
    'filling.typing': DetailsForm,
    'filling.rejected': DetailsForm,
    'filling.failed': DetailsForm,
    'filling.unknown': DetailsForm,
    sending: DetailsForm,
    'saved.refreshing': Saved,
    'saved.refreshed': Saved,
    'saved.notRefreshed': Saved,
  },
  draft: ({ draft }) => draft,
  // One card for all states, so that a collapsed card stays collapsed and its button keeps focus.
  frames: { '': ContactDetailsCard },
});
