import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import { businessMayChange } from '#domain/policies/policy-change.ts';
import { policyName } from '#domain/policies/policy-name.ts';
import { inOverviewOrder } from '#domain/policies/policy-order.ts';
import { damageRow, type PolicyRow, withDistinctSubtitles } from '#domain/policies/policy-row.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { readable } from '#domain/shared/wire.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** An active policy of a business. `href` leads to its form; null if the policy is not in force yet (B4.6). */
export interface PolicyToChange extends PolicyRow {
  readonly version: number;
  readonly from: string;
  /** In kroner; null if unknown. */
  readonly yearlyPrice: number | null;
  /** The policy's name in one line (C4.28). */
  readonly name: string;
}

interface PoliciesToChange {
  readonly policies: readonly PolicyToChange[];
  /** Whether some policies could not be read. */
  readonly isPartial: boolean;
}

/** The active policies of a business, in the order of the overview (A2.28). */
export const policiesToChange = ({ forsikringer }: BusinessCustomer): PoliciesToChange => ({
  policies: withDistinctSubtitles(
    inOverviewOrder(
      readable(forsikringer)
        .filter(isActive)
        .map((policy) => ({
          ...damageRow(policy),
          premiePerManed: null,
          href: businessMayChange(policy) ? `#/bm/endre/${addressPart(policy.forsikringsnummer)}` : null,
          version: policy.versjon,
          from: policy.periode.fra,
          yearlyPrice: premiumOf(policy).yearly,
          name: policyName(policy),
        })),
    ),
  ),
  isPartial: forsikringer.includes(null),
});

/** Null if there is none. If two versions have the number, the one in force comes before one that is only accepted. */
export const policyWithNumber = (customer: BusinessCustomer | null, number: string): PolicyToChange | null =>
  (customer && policiesToChange(customer).policies.find((policy) => policy.number === number)) ?? null;

/** The policy on the receipt of a change, as far as it is known (C4.36). Its start and price are not those of the change. */
export const policyFacts = (
  customer: BusinessCustomer | null,
  number: string,
): readonly (readonly [name: string, value: string])[] => [
  ['Forsikring', policyWithNumber(customer, number)?.name ?? ''],
  ['Forsikringsnummer', number],
];

export const hasNothingToChange = (customer: BusinessCustomer): boolean => {
  const { policies, isPartial } = policiesToChange(customer);
  return policies.length === 0 && !isPartial;
};
