import { defineFlow } from '#flows/engine/define-flow.ts';
import { consentsFlow } from '#flows/settings/consents/flow.ts';
import { contactDetailsFlow } from '#flows/settings/contact-details/flow.ts';
import { settings } from '#machines/settings/settings.ts';
import { Settings } from '#views/settings/settings.tsx';

export const settingsFlow = defineFlow({
  title: 'Profil og innstillinger',
  machine: settings,
  actors: { contactDetails: contactDetailsFlow, consents: consentsFlow },
  views: {
    'page.contact.shown': { child: 'contactDetails' },
    'page.consents.shown': { child: 'consents' },
  },
  frames: { page: Settings },
});
