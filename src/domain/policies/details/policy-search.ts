import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Representative } from '#domain/person/representative.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { PolicyDetail } from './details.ts';
import type { PolicySite } from './policy-site.ts';

/** A damage policy, with the numbers of its customer that its calls need. */
export interface FoundPolicy {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly policy: DamagePolicy;
}

export interface PolicySearchInput {
  readonly site: PolicySite;
  readonly address: PolicyAddress;
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

/** The search for the policy at an address. */
export interface PolicySearch extends PolicySearchInput {
  readonly representative: Representative;
  /** The policy is not among the damage policies, so the life policies are searched. */
  readonly isSearchingLife: boolean;
  /** Null until the policy is found among the damage policies. */
  readonly found: FoundPolicy | null;
  /** The full description of the product is switched off (B2.44). */
  readonly isPlain: boolean;
  /** Null until the details of a damage policy are loaded. */
  readonly detail: PolicyDetail | null;
  /** Null until the policy is found among the life policies. */
  readonly life: LifePolicy | null;
  readonly error: ApiError | null;
}

export const newSearch = (input: PolicySearchInput): PolicySearch => ({
  ...input,
  representative: { organisasjonsnummer: null, relations: [] },
  isSearchingLife: false,
  found: null,
  isPlain: false,
  detail: null,
  life: null,
  error: null,
});
