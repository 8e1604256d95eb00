import { array, boolean, type Infer, string, type, unknown } from 'superstruct';
import { keys } from './keys.ts';
import { maybe } from './maybe.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const Consent = type({
  samtykkeId: string(),
  tittel: string(),
  infoTekst: string(),
  avslagTekst: string(),
  modalTekster: array(string()),
  /** Missing where the customer has not answered (B4.27). */
  answer: maybe(type({ answer: boolean(), date: string() })),
});

export type Consent = Infer<typeof Consent>;

const Consents = array(Consent);

/** B7.27: asked for customers of some banks alone, `hasConsents` tells. */
export const listConsents = (): Promise<readonly Consent[]> => read(keys.consents, '/samtykke', Consents);

/** B7.28 */
export interface ConsentUpdate {
  readonly samtykkeId: string;
  readonly answer: boolean;
}

/** B7.28 */
export const updateConsent = (body: ConsentUpdate, signal: AbortSignal) =>
  write('updateConsent', { method: 'PUT', path: '/samtykke', body, signal }, unknown());
