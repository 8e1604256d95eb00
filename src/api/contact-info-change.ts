import { unknown } from 'superstruct';
import type { ContactChange } from '#domain/contact-details.ts';
import * as outdatedBy from './outdated-by.ts';
import { write } from './write.ts';

/** B7.29; who may, `mayEditDetails` tells. */
export const updateContactInfo = (body: ContactChange, signal: AbortSignal) =>
  write(outdatedBy.updateContactInfo, { method: 'PUT', path: '/kunde/kontaktinfo', body, signal }, unknown());
