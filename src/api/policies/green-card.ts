import { unknown } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import { type PolicyVersion, versionPath } from './policy-version.ts';

/** Decision 13; the card comes by post, the answer is empty. */
export const orderGreenCard = (policy: PolicyVersion, signal: AbortSignal): Promise<unknown> =>
  write(
    outdatedBy.orderGreenCard,
    { method: 'POST', path: `/gront-kort${versionPath(policy)}`, signal },
    unknown(),
  );
