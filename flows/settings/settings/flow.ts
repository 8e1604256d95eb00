import { getIdentification } from '#api/shared/agreements.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { consentsFlow } from '#flows/settings/consents/flow.ts';
import { contactDetailsFlow } from '#flows/settings/contact-details/flow.ts';
import { reservationsFlow } from '#flows/settings/reservations/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { settings } from '#machines/settings/settings.ts';
import { NoCard } from '#views/settings/consents/consents-unavailable.tsx';
import {
  ReservationLoading,
  ReservationUnavailable,
} from '#views/settings/reservations/reservation-unavailable.tsx';
import { Settings } from '#views/settings/settings.tsx';
import { Unidentified } from '#views/shared/unidentified.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const settingsFlow = defineFlow({
  title: 'Profil og innstillinger',
  machine: settings,
  actors: {
    identify: async () => ({ isBusiness: actsForBusiness(await getIdentification()) }),
    getBankInfo,
    noAccess: noAccessFlow,
    contactDetails: contactDetailsFlow,
    reservations: reservationsFlow,
    consents: consentsFlow,
    customer: async () => {
      const { fornavn, etternavn, adresse } = await getDamageCustomer();
      return { fornavn, etternavn, adresse };
    },
  },
  views: {
    identifying: Waiting,
    unidentified: Unidentified,
    noAccess: { child: 'noAccess' },
    'page.contact.shown': { child: 'contactDetails' },
    'page.reservations.loadingBank': ReservationLoading,
    'page.reservations.bankUnavailable': ReservationUnavailable,
    'page.reservations.shown': { child: 'reservations' },
    'page.consents.absent': NoCard,
    'page.consents.shown': { child: 'consents' },
    redirected: 'exit',
    leaving: 'exit',
  },
  frames: { page: Settings },
});
