import { changePolicy, orderPolicy } from '#api/requests/policy-requests.ts';
import { listConsents, updateConsent } from '#api/settings/consents.ts';
import { updateContactInfo } from '#api/settings/contact-info-change.ts';
import { getReservation, updateReservation } from '#api/settings/reservation.ts';
import { requestOf } from '#domain/requests/request-form.ts';
import { contactChange } from '#domain/settings/contact-details.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';
import { filledDetails } from '#flows/settings/contact-details/cases.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { accessCalls } from './access.ts';
import type { ClientCall } from './call.ts';
import { employeeCalls } from './employees.ts';
import { sharingCalls } from './sharing.ts';
import { travelCardCalls } from './travel-cards.ts';

export { travelCardFiles as selfServiceFiles } from './travel-cards.ts';

const request = requestOf(filledRequest);

export const selfServiceCalls: readonly ClientCall[] = [
  ...employeeCalls,
  ...accessCalls,
  ...sharingCalls,
  ...travelCardCalls,
  {
    operation: 'changePolicy',
    run(persona, signal) {
      const { kundenummer } = persona;
      const [policy] = policiesOf(persona);
      const { forsikringsnummer, versjon } = policy ?? { forsikringsnummer: '7000000', versjon: 1 };
      return changePolicy({ ...request, kundenummer, forsikringsnummer, versjon }, signal);
    },
  },
  { operation: 'orderPolicy', run: (_, signal) => orderPolicy(request, signal) },
  { operation: 'listConsents', run: listConsents },
  {
    operation: 'updateConsent',
    run: (_, signal) => updateConsent({ samtykkeId: 'tilbud', answer: false }, signal),
  },
  { operation: 'getReservation', run: ({ bankregnr }) => getReservation(bankregnr) },
  {
    operation: 'updateReservation',
    run: ({ bankregnr }, signal) => updateReservation(bankregnr, { reservert: true }, signal),
  },
  {
    operation: 'updateContactInfo',
    run: ({ kundenummer }, signal) =>
      updateContactInfo(
        contactChange(
          {
            ...filledDetails,
            personkundenummerAndTransaksjonsId: { kundenummer: '3000010' },
            skadekundenummerAndTransaksjonsId: { kundenummer, transaksjonsId: 'tx-1' },
          },
          filledDetails,
        ),
        signal,
      ),
  },
];
