import type { Operation } from '#sandbox/operation.ts';
import { certificateOperations } from './certificates.ts';
import { detailOperations } from './details/operations.ts';
import { orderGreenCard } from './green-card.ts';
import { listProposals } from './proposals.ts';
import { sharedPolicyOperations } from './shared-policies.ts';
import { termsOperations } from './terms.ts';

/** Calls about what is insured. */
export const insuranceOperations: readonly Operation[] = [
  ...detailOperations,
  ...certificateOperations,
  ...sharedPolicyOperations,
  ...termsOperations,
  listProposals,
  orderGreenCard,
];
