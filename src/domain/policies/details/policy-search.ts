import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Representative } from '#domain/person/representative.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { DescribedPolicy } from './block.ts';
import type { PolicySite } from './policy-site.ts';

/** A policy of the damage customer, whose numbers its calls need. */
export interface FoundPolicy {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly policy: DamagePolicy;
}

export interface PolicySearchInput {
  readonly site: PolicySite;
  readonly address: PolicyAddress;
  /** The day in Oslo. */
  readonly today: IsoDate;
}

/** What is known of the policy at an address. */
export interface PolicySearch extends PolicySearchInput, DescribedPolicy {
  readonly representative: Representative;
  /** The damage customer has been searched for the policy. */
  readonly isSearched: boolean;
  /** Null unless it is a damage policy. */
  readonly found: FoundPolicy | null;
  /** The product's own view is switched off (B2.44). */
  readonly isPlain: boolean;
  /** Null unless it is a life policy. */
  readonly life: LifePolicy | null;
  readonly error: ApiError | null;
}

export const newSearch = (input: PolicySearchInput): PolicySearch => ({
  ...input,
  representative: { organisasjonsnummer: null, relations: [] },
  isSearched: false,
  found: null,
  isPlain: false,
  life: null,
  blocks: [],
  variantId: null,
  error: null,
});
