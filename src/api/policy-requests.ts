import { unknown } from 'superstruct';
import { write } from './write.ts';

/** B3.57 */
export interface PolicyOrder {
  readonly telefonnummer: string;
  readonly epost: string;
  readonly melding: string;
}

/** B3.57 */
export interface PolicyChange extends PolicyOrder {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: number;
}

/** B7.12 */
export const changePolicy = (body: PolicyChange, signal: AbortSignal) =>
  write('changePolicy', { method: 'POST', path: '/bm/endre-forsikring', body, signal }, unknown());

/** B7.13 */
export const orderPolicy = (body: PolicyOrder, signal: AbortSignal) =>
  write('orderPolicy', { method: 'POST', path: '/bm/bestille-forsikring', body, signal }, unknown());
