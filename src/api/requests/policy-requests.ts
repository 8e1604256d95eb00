import { unknown } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';

/** What an order sends (B3.57). */
export interface PolicyOrder {
  readonly telefonnummer: string;
  readonly epost: string;
  readonly melding: string;
}

/** A change also names the customer, the policy and its version (B3.57). */
export interface PolicyChange extends PolicyOrder {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: number;
}

/** Only a business's change request is sent here (B7.12). */
export const changePolicy = (body: PolicyChange, signal: AbortSignal) =>
  write(outdatedBy.changePolicy, { method: 'POST', path: '/bm/endre-forsikring', body, signal }, unknown());

/** Only a business's order is sent here (B7.13). */
export const orderPolicy = (body: PolicyOrder, signal: AbortSignal) =>
  write(outdatedBy.orderPolicy, { method: 'POST', path: '/bm/bestille-forsikring', body, signal }, unknown());
