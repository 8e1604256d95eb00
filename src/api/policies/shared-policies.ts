import { array, type Infer, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { DetailedPolicy } from '#domain/policies/details/detailed-policy.ts';
import { Cover } from '#domain/policies/details/pieces.ts';
import { owner, SharedGroup } from '#domain/policies/shared-group.ts';
import { eachOf } from '#domain/shared/wire.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** B7.18: a group for each person who has given the customer insight. */
export const listSharedPolicies = (): Promise<readonly (SharedGroup | null)[]> =>
  read(keys.sharedPolicies, '/delteforsikringer', eachOf(SharedGroup));

const SharedPolicy = type({ ...owner, forsikring: DetailedPolicy, dekninger: array(Cover) });

export type SharedPolicy = Infer<typeof SharedPolicy>;

/** Read by the policy's number alone (B7.5). */
export const getSharedPolicy = (forsikringsnummer: string): Promise<SharedPolicy> =>
  read(
    [...keys.sharedPolicies, forsikringsnummer],
    `/delteforsikringer/forsikringer/${addressPart(forsikringsnummer)}`,
    SharedPolicy,
  );
