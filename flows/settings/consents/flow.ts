import { listConsents, updateConsent } from '#api/settings/consents.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { consents } from '#machines/settings/consents.ts';
import { ConsentDetails } from '#views/settings/consents/consent-details.tsx';
import { ConsentsUnavailable, NoCard } from '#views/settings/consents/consents-unavailable.tsx';
import { Regions } from '#views/shared/regions.tsx';

/** Only customers of some banks see the list, so its code is loaded on demand. */
const ConsentList = lazyView(() =>
  import('#views/settings/consents/consent-list.tsx').then((view) => view.ConsentList),
);

export const consentsFlow = defineFlow({
  title: 'Samtykke',
  machine: consents,
  actors: {
    listConsents,
    // The time of the response is shown until the consents are loaded again.
    updateConsent: async ({ input, signal }) => ({ date: await sentAt(updateConsent(input, signal)) }),
  },
  views: {
    absent: NoCard,
    loading: ConsentList,
    unavailable: ConsentsUnavailable,
    'offered.answers.idle': ConsentList,
    'offered.answers.failed': ConsentList,
    'offered.answers.unknown': ConsentList,
    'offered.answers.deciding': 'transient',
    'offered.answers.saving.known': ConsentList,
    'offered.answers.saving.unknown': ConsentList,
    'offered.dialog.shut': 'nothing',
    'offered.dialog.details': ConsentDetails,
  },
  frames: { offered: Regions },
  dialogs: {
    'offered.dialog.details': dialogOptions({
      name: 'samtykke',
      description: 'Mer om et samtykke',
      backdrop: true,
      swipe: true,
    }),
  },
});
