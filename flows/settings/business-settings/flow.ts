import { defineFlow } from '#flows/engine/define-flow.ts';
import { contactDetailsFlow } from '#flows/settings/contact-details/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { businessSettings } from '#machines/settings/business-settings.ts';
import { BusinessSettings } from '#views/settings/business-settings.tsx';

export const businessSettingsFlow = defineFlow({
  title: 'Profil og innstillinger',
  machine: businessSettings,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    contactDetails: contactDetailsFlow,
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    refused: { child: 'noAccess' },
    'page.contact': { child: 'contactDetails' },
  },
  frames: { page: BusinessSettings },
});
