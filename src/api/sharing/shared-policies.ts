import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { SharedPolicy } from '#domain/policies/shared-policy.ts';
import { eachOf } from '#domain/shared/wire.ts';
import { SharedGroup } from '#domain/sharing/shared-group.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** The shared policies (B7.18): a group for each person who has given the customer insight. */
export const listSharedPolicies = (): Promise<readonly (SharedGroup | null)[]> =>
  read(keys.sharedPolicies, '/delteforsikringer', eachOf(SharedGroup));

/** Loads a shared policy by its number (B7.5). */
export const getSharedPolicy = (forsikringsnummer: string): Promise<SharedPolicy> =>
  read(
    [...keys.sharedPolicies, forsikringsnummer],
    `/delteforsikringer/forsikringer/${addressPart(forsikringsnummer)}`,
    SharedPolicy,
  );
