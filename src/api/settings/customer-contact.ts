import { type Infer, nullable, optional, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';

/** A customer record and the reading of it that an update is based on (B7.29). */
const CustomerRecord = type({ kundenummer: string(), transaksjonsId: optional(string()) });

const ContactInfo = type({
  mobilnummer: nullable(string()),
  epost: nullable(string()),
  personkundenummerAndTransaksjonsId: optional(CustomerRecord),
  skadekundenummerAndTransaksjonsId: optional(CustomerRecord),
});

export type ContactInfo = Infer<typeof ContactInfo>;

/** A7.11 */
export const getContactInfo = (): Promise<ContactInfo> =>
  read(keys.contactInfo, '/kunde/kontaktinfo', ContactInfo);
