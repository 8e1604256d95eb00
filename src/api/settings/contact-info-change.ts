import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import type { ContactChange } from '#domain/settings/contact-details.ts';

/** Saves phone number and e-mail address (B7.29). `mayEditDetails` decides whether the visitor may do that. */
export const updateContactInfo = (body: ContactChange, signal: AbortSignal) =>
  write(
    invalidatedBy.updateContactInfo,
    { method: 'PUT', path: '/kunde/kontaktinfo', body, signal },
    unknown(),
  );
