import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import { type PolicyVersion, versionPath } from './policy-version.ts';

/** The card is sent by post, so the response is empty (C2.4). */
export const orderGreenCard = (policy: PolicyVersion, signal: AbortSignal): Promise<unknown> =>
  write(
    invalidatedBy.orderGreenCard,
    { method: 'POST', path: `/gront-kort${versionPath(policy)}`, signal },
    unknown(),
  );
