import type { FollowingReads } from '#api/early-responses.ts';
import { hasBankRelationship } from '#domain/buying/bank-relationship.ts';

const customer = '/skade/kunde';

/** The list of banks, for a customer who chooses one first. */
export const afterCustomer: FollowingReads = {
  needs: [customer],
  pathsAfter: (bodies) => (hasBankRelationship(Object(bodies[customer]).bankForholdRegnr) ? ['/banker'] : []),
};
