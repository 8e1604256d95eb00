// Payment methods (A9.4, B3.64, B9.31). A Map, because a code is any text of the server, even 'constructor'.
const names = new Map([
  ['AVTALEGIRO', 'AvtaleGiro'],
  ['BANKGIRO', 'Bankgiro'],
  ['ELEKTRONISK_HANDELSFORMAT', 'EHF'],
  ['EFAKTURA', 'eFaktura'],
]);

/** How the customer pays, as it is shown; null for UKJENT and whatever else there is no name for. */
export const paymentMethod = (code: string): string | null => names.get(code) ?? null;
