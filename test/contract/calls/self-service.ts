import { changePolicy, orderPolicy } from '#api/requests/policy-requests.ts';
import { listConsents, updateConsent } from '#api/settings/consents.ts';
import { updateContactInfo } from '#api/settings/contact-info-change.ts';
import { getReservation, updateReservation } from '#api/settings/reservation.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { accessCalls } from './access.ts';
import type { ClientCall } from './call.ts';
import { employeeCalls } from './employees.ts';
import { sharingCalls } from './sharing.ts';
import { travelCardCalls } from './travel-cards.ts';

export { travelCardFiles as selfServiceFiles } from './travel-cards.ts';

const contact = { telefonnummer: '+4740000000', epost: 'post@fjordglimt.example' };

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
      const melding = 'Vi ønsker høyere sum.';
      return changePolicy({ ...contact, kundenummer, forsikringsnummer, versjon, melding }, signal);
    },
  },
  {
    operation: 'orderPolicy',
    run: (_, signal) => orderPolicy({ ...contact, melding: 'Vi har kjøpt en varebil.' }, signal),
  },
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
        {
          mobilnummer: '+4790000000',
          epost: 'kari@skogly.example',
          personkundenummerAndTransaksjonsId: { kundenummer: '3000010' },
          skadekundenummerAndTransaksjonsId: { kundenummer, transaksjonsId: 'tx-1' },
        },
        signal,
      ),
  },
];
