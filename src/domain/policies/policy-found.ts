import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { readable } from '#domain/shared/wire.ts';
import { findPolicy, type PolicyAddress } from './find-policy.ts';

/** What the pages below a policy's address know of it. */
export interface PolicyFound {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  /** The one in the address: the present version or the next (C4.7). */
  readonly versjon: string;
  readonly title: string;
  readonly hasGreenCard: boolean;
}

interface Customer {
  readonly kundenummer: string;
  readonly forsikringer: readonly (DamagePolicy | null)[];
}

/** The damage policy at an address; null where the customer has none there (B8.4). */
export function policyFound(
  { kundenummer, forsikringer }: Customer,
  address: PolicyAddress,
): PolicyFound | null {
  const policy = findPolicy(readable(forsikringer), address);
  return (
    policy && {
      kundenummer,
      forsikringsnummer: policy.forsikringsnummer,
      versjon: address.version,
      title: policy.forsikringstekst,
      hasGreenCard: policy.allowGrontKort === true,
    }
  );
}
