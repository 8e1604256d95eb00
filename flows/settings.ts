import { defineFlow } from '#flows/engine/define-flow.ts';
import { settings } from '#machines/settings.ts';
import { Settings } from '#views/settings/settings.tsx';
import { consentsFlow } from './consents.ts';
import { contactDetailsFlow } from './contact-details.ts';

export const settingsFlow = defineFlow({
  id: 'settings',
  title: 'Profil og innstillinger',
  machine: settings,
  actors: { contactDetails: contactDetailsFlow, consents: consentsFlow },
  views: {
    'page.contact.shown': { child: 'contactDetails' },
    'page.consents.shown': { child: 'consents' },
  },
  frames: { page: Settings },
});
