import type { Operation } from '#sandbox/operation.ts';
import { contactInfo } from '#sandbox/shared/contact-info.ts';
import { refusalOf } from '#sandbox/shared/damage-customer.ts';
import { personNumber } from '#sandbox/shared/person-customer.ts';
import { transactionOf } from '#sandbox/transaction.ts';

export const getContactInfo: Operation = {
  id: 'getContactInfo',
  method: 'GET',
  path: '/kunde/kontaktinfo',
  respond: ({ persona, session }) => ({
    body: {
      ...contactInfo(session),
      personkundenummerAndTransaksjonsId: { kundenummer: personNumber(persona) },
      // Left out for a visitor whose damage customer is refused.
      ...(refusalOf({ persona, session }) === null && {
        skadekundenummerAndTransaksjonsId: {
          kundenummer: persona.kundenummer,
          transaksjonsId: transactionOf(persona),
        },
      }),
    },
  }),
};
