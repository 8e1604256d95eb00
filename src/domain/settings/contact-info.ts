import { nullable, optional, string, type } from 'superstruct';
import type { Wire } from '#domain/shared/wire.ts';

/** A customer record; `transaksjonsId` is the version that an update is based on (B7.29). */
const CustomerRecord = type({ kundenummer: string(), transaksjonsId: optional(string()) });

export const ContactDetails = type({
  mobilnummer: nullable(string()),
  epost: nullable(string()),
  personkundenummerAndTransaksjonsId: optional(CustomerRecord),
  skadekundenummerAndTransaksjonsId: optional(CustomerRecord),
});

/** The contact details, and the records that contain them (B2.97). */
export type ContactDetails = Wire<typeof ContactDetails>;
