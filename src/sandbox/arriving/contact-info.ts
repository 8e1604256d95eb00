import { contactInfo } from '#sandbox/contact-info.ts';
import type { Operation } from '#sandbox/operation.ts';
import { transactionOf } from '#sandbox/transaction.ts';
import { refusalOf } from './damage-customer.ts';
import { personNumber } from './person-customer.ts';

export const getContactInfo: Operation = {
  id: 'getContactInfo',
  method: 'GET',
  path: '/kunde/kontaktinfo',
  answer: ({ persona, session }) => ({
    body: {
      ...contactInfo(session),
      personkundenummerAndTransaksjonsId: { kundenummer: personNumber(persona) },
      // Not of who has no record.
      ...(refusalOf({ persona, session }) === null && {
        skadekundenummerAndTransaksjonsId: {
          kundenummer: persona.kundenummer,
          transaksjonsId: transactionOf(persona),
        },
      }),
    },
  }),
};
