import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { consentsFlow } from '#flows/settings/consents/flow.ts';
import { contactDetailsFlow } from '#flows/settings/contact-details/flow.ts';
import { reservationsFlow } from '#flows/settings/reservations/flow.ts';
import { settings } from '#machines/settings/settings.ts';
import { Settings } from '#views/settings/settings.tsx';

export const settingsFlow = defineFlow({
  title: 'Profil og innstillinger',
  machine: settings,
  actors: {
    contactDetails: contactDetailsFlow,
    reservations: reservationsFlow,
    consents: consentsFlow,
    customerName: async () => {
      const { fornavn, etternavn } = await getDamageCustomer();
      return { fornavn, etternavn };
    },
  },
  views: {
    'page.contact.shown': { child: 'contactDetails' },
    'page.reservations.shown': { child: 'reservations' },
    'page.consents.shown': { child: 'consents' },
    leaving: 'exit',
  },
  frames: { page: Settings },
});
