import { optional, string, type } from 'superstruct';
import { badRequest, type Operation } from '#sandbox/operation.ts';
import { contactInfo } from '#sandbox/shared/contact-info.ts';
import { email, phone, text, withPayload } from '#sandbox/shared/payload.ts';

const record = optional(type({ kundenummer: text, transaksjonsId: optional(string()) }));

/** The payload also has the known customer numbers and transaction ids (B7.29). */
const Change = type({
  mobilnummer: phone,
  epost: email,
  personkundenummerAndTransaksjonsId: record,
  skadekundenummerAndTransaksjonsId: record,
});

/** Refused for an organisation, because no persona is a broker (B6.11). */
export const updateContactInfo: Operation = {
  id: 'updateContactInfo',
  method: 'PUT',
  path: '/kunde/kontaktinfo',
  respond: withPayload(Change, ({ mobilnummer, epost, ...records }, { session, persona }) => {
    if (persona.organisation !== null) {
      return { refusal: { status: 403, code: '403', message: 'Kan ikke endres for en bedrift' } };
    }
    const number = records.skadekundenummerAndTransaksjonsId?.kundenummer;
    if (number !== undefined && number !== persona.kundenummer) return badRequest('Ugyldig kundenummer');
    Object.assign(contactInfo(session), { mobilnummer, epost });
    return { empty: 204 };
  }),
};
