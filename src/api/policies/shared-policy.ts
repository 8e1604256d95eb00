import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { SharedPolicy } from '#domain/policies/shared-policy.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** Loads a shared policy by its number (B7.5). */
export const getSharedPolicy = (forsikringsnummer: string): Promise<SharedPolicy> =>
  read(
    [...keys.sharedPolicies, forsikringsnummer],
    `/delteforsikringer/forsikringer/${addressPart(forsikringsnummer)}`,
    SharedPolicy,
  );
