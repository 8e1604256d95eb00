import { unknown } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import type { ContactChange } from '#domain/settings/contact-details.ts';

/** B7.29; who may, `mayEditDetails` tells. */
export const updateContactInfo = (body: ContactChange, signal: AbortSignal) =>
  write(outdatedBy.updateContactInfo, { method: 'PUT', path: '/kunde/kontaktinfo', body, signal }, unknown());
