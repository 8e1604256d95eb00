import { unknown } from 'superstruct';
import { write } from './write.ts';

/** A customer record, as it was when it was read. */
interface CustomerRecord {
  readonly kundenummer: string;
  readonly transaksjonsId?: string | undefined;
}

/** B7.29: a record that the customer does not have is left out. */
export interface ContactInfoChange {
  readonly mobilnummer: string;
  readonly epost: string;
  readonly personkundenummerAndTransaksjonsId?: CustomerRecord | undefined;
  readonly skadekundenummerAndTransaksjonsId?: CustomerRecord | undefined;
}

/** B7.29; who may, `mayEditContactInfo` tells. */
export const updateContactInfo = (body: ContactInfoChange, signal: AbortSignal) =>
  write('updateContactInfo', { method: 'PUT', path: '/kunde/kontaktinfo', body, signal }, unknown());
