// Payment methods (A9.4, B3.64, B9.31). A Map, because the server may send any text as a code, even 'constructor'.
const names = new Map([
  ['AVTALEGIRO', 'AvtaleGiro'],
  ['BANKGIRO', 'Bankgiro'],
  ['ELEKTRONISK_HANDELSFORMAT', 'EHF'],
  ['EFAKTURA', 'eFaktura'],
]);

/** The name of a payment method; null for UKJENT and every other code without a name. */
export const paymentMethod = (code: string): string | null => names.get(code) ?? null;
