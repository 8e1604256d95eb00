import type { FollowingReads } from '#api/early-responses.ts';
import { hasBankRelationship } from '#domain/buying/bank-relationship.ts';
import * as paths from '#domain/shared/read-paths.ts';

/** The list of banks, for a customer who chooses one first. */
export const afterCustomer: FollowingReads = {
  needs: [paths.damageCustomer],
  pathsAfter: (bodies) =>
    hasBankRelationship(Object(bodies[paths.damageCustomer]).bankForholdRegnr) ? [paths.banks] : [],
};
