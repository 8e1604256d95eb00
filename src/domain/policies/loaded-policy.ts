import { postalAddress, type WithAddress } from '#domain/person/customer.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { readable } from '#domain/shared/wire.ts';
import { detailAddress } from './detail-address.ts';
import { findPolicy, type PolicyAddress } from './find-policy.ts';
import { policyName } from './policy-name.ts';

/** What the pages below a policy's address need from the policy. */
export interface LoadedPolicy {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  /** The version in the address: the present version or the next one (C4.7). */
  readonly versjon: string;
  readonly title: string;
  /** The address of the policy's own page, in the main app. */
  readonly page: string;
  readonly hasGreenCard: boolean;
  /** Where the insurer sends letters to the customer; empty unless the street and the place are known. */
  readonly postalAddress: string;
}

interface Customer extends WithAddress {
  readonly kundenummer: string;
  readonly forsikringer: readonly (DamagePolicy | null)[];
}

/** The damage policy at an address; null if the customer has no such policy (B8.4). */
export function policyAt(
  { kundenummer, forsikringer, adresse }: Customer,
  address: PolicyAddress,
): LoadedPolicy | null {
  const policy = findPolicy(readable(forsikringer), address);
  return (
    policy && {
      kundenummer,
      forsikringsnummer: policy.forsikringsnummer,
      versjon: address.version,
      title: policyName(policy),
      page: detailAddress(
        productFace(policy.produkt, policy.forsikringstekst).stateName,
        policy.forsikringsnummer,
        address.version,
      ),
      hasGreenCard: policy.allowGrontKort === true,
      postalAddress: adresse?.gatenavn && adresse.poststed ? postalAddress({ adresse }) : '',
    }
  );
}
