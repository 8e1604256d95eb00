import { generalRefusals } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

const failed = {
  kind: 'failure',
  title: 'AvtaleGiro ble ikke opprettet',
  text: 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.',
} as const satisfies Notice;

const created = {
  kind: 'success',
  title: 'AvtaleGiro er opprettet',
  text: 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
} as const satisfies Notice;

/**
 * The texts after the return from the bank (A8.16), also after a purchase of `{type}` (A8.17). The sentences of A8.17
 * are assumed.
 */
export const directDebitReceipts = {
  failed,
  failedOnPurchase: { ...failed, text: `${failed.text} Forsikringen er likevel kjøpt.` },
  created,
  createdOnPurchase: { ...created, title: 'Bekreftelse på kjøp av {type}' },
} as const satisfies Record<string, Notice>;

/** The form for the bank could not be loaded. Maintenance has its own texts (A8.3, A8.4). */
export const directDebitFormRefusals = {
  otherwise: { codes: generalRefusals.codes, otherwise: failed },
} as const satisfies RefusalTable;
