import { string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

/** A customer record; `transaksjonsId` is the version that an update is based on (B7.29). */
const CustomerRecord = type({ kundenummer: string(), transaksjonsId: maybe(string()) });

export const ContactDetails = type({
  mobilnummer: maybe(string()),
  epost: maybe(string()),
  personkundenummerAndTransaksjonsId: maybe(CustomerRecord),
  skadekundenummerAndTransaksjonsId: maybe(CustomerRecord),
});

/** The contact details, and the records that contain them (B2.97). */
export type ContactDetails = Wire<typeof ContactDetails>;

/** The contact details that fill in a form; its check says if one of them is invalid. */
export type KnownContact = Pick<ContactDetails, 'mobilnummer' | 'epost'>;

/** How long a form waits for the known contact details, in milliseconds; assumed (C4.39). */
export const contactWait = 2000;
