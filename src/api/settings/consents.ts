import { array, boolean, string, type, unknown } from 'superstruct';
import * as keys from '#api/keys.ts';
import { maybe } from '#api/maybe.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import type { Consent, ConsentUpdate } from '#domain/settings/consents.ts';

const OneConsent = type({
  samtykkeId: string(),
  tittel: string(),
  infoTekst: string(),
  avslagTekst: string(),
  modalTekster: array(string()),
  answer: maybe(type({ answer: boolean(), date: string() })),
});

/** B7.27: asked for customers of some banks alone, `hasConsents` tells. */
export const listConsents = (): Promise<readonly Consent[]> =>
  read(keys.consents, '/samtykke', array(OneConsent));

/** B7.28 */
export const updateConsent = (body: ConsentUpdate, signal: AbortSignal) =>
  write(outdatedBy.updateConsent, { method: 'PUT', path: '/samtykke', body, signal }, unknown());
