import { array, unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { Consent } from '#domain/settings/consent.ts';
import type { ConsentUpdate } from '#domain/settings/consents.ts';
import * as paths from '#domain/shared/read-paths.ts';

/** Loads the customer's consents (B7.27). Only customers of some banks have consents: see `hasConsents`. */
export const listConsents = (): Promise<readonly Consent[]> =>
  read(keys.consents, paths.consents, array(Consent));

/** Answers one consent (B7.28). */
export const updateConsent = (body: ConsentUpdate, signal: AbortSignal) =>
  write(invalidatedBy.updateConsent, { method: 'PUT', path: '/samtykke', body, signal }, unknown());
