import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import type { PolicyChange } from '#domain/requests/change-request.ts';
import type { RequestForm } from '#domain/requests/request-form.ts';

/** Sends a change of a policy; only businesses have this call (B7.12). */
export const changePolicy = (body: PolicyChange, signal: AbortSignal) =>
  write(
    invalidatedBy.changePolicy,
    { method: 'POST', path: '/bm/endre-forsikring', body, signal },
    unknown(),
  );

/** Sends an order; only businesses have this call (B7.13). */
export const orderPolicy = (body: RequestForm, signal: AbortSignal) =>
  write(
    invalidatedBy.orderPolicy,
    { method: 'POST', path: '/bm/bestille-forsikring', body, signal },
    unknown(),
  );
