import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerNotice, noPolicies } from '#domain/errors/customer.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { companyHeading } from '#domain/policies/company-groups.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { detailAddress } from '#domain/policies/detail-address.ts';
import { insuredText } from '#domain/policies/policy-name.ts';
import { inOverviewOrder } from '#domain/policies/policy-order.ts';
import { withDistinctSubtitles } from '#domain/policies/policy-row.ts';
import { searchRows } from '#domain/policies/policy-search.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { Settled } from '#domain/site/settled.ts';
import { type LandingDamage, listedPolicies } from './landing-customers.ts';
import type { PoliciesShown } from './policies-shown.ts';

/** A policy in a company's overview (A2.31). */
export interface BusinessRow {
  readonly number: string;
  /** Product code. */
  readonly product: string;
  readonly title: string;
  /** Distinguishes policies with the same title. */
  readonly subtitle: string | null;
  readonly labelText: string | null;
  readonly href: string;
  readonly sortOrder: number;
  /** Premiums in kroner: for a year, and for each payment; null if unknown. */
  readonly premiePerAr: number | null;
  readonly premie: number | null;
}

function rowOf(policy: DamagePolicy): BusinessRow {
  const { forsikringsnummer, versjon, produkt, forsikringstekst } = policy;
  const { yearly, instalment } = premiumOf(policy);
  const { name, stateName, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    product: produkt,
    title: name,
    subtitle: insuredText(policy),
    labelText: damageLabel(policy),
    href: detailAddress(stateName, forsikringsnummer, versjon),
    sortOrder,
    premiePerAr: yearly,
    premie: instalment,
  };
}

/** The rows of the policies in the order of A2.28, no two with the same texts. */
export const businessRows = (customer: Pick<LandingDamage, 'forsikringer'>): readonly BusinessRow[] =>
  withDistinctSubtitles(inOverviewOrder(listedPolicies(customer).map(rowOf)));

/** The rows that the search finds; all rows without a search. */
export const businessHits = (
  customer: Pick<LandingDamage, 'forsikringer'>,
  searchedName: string,
): readonly BusinessRow[] => searchRows(businessRows(customer), searchedName, companyHeading);

/** Whether some policies could not be read. */
export const isPartial = ({ forsikringer }: Pick<LandingDamage, 'forsikringer'>): boolean =>
  forsikringer.includes(null);

interface Company {
  readonly organisation: string;
  readonly roleError: ApiError | null;
  readonly damage: Settled<LandingDamage> | null;
}

/** The notice in place of the company's policies; null while they load, and if there are or may be any. */
export function businessNotice({ damage, organisation }: Omit<Company, 'roleError'>): Notice | null {
  const none = noPolicies.business;
  const without = { ...none, text: fill(none.text, { owner: organisation }) };
  if (!damage) return null;
  if (damage.value)
    return listedPolicies(damage.value).length === 0 && !isPartial(damage.value) ? without : null;
  const notice = damageCustomerNotice(damage.error, 'business');
  return notice === none ? without : notice;
}

/**
 * The error of a lost session if the relations failed with it. Null if the insurance did too: its section shows the
 * error.
 */
export const lostSessionIn = ({
  roleError,
  damage,
}: Pick<Company, 'roleError' | 'damage'>): ApiError | null =>
  isLostSession(roleError) && !isLostSession(damage?.error) ? roleError : null;

/** Whether policies may be missing from the overview (A8.6). If all are, their section shows the error. */
export const isPartlyMissing = ({ roleError, damage }: Pick<Company, 'roleError' | 'damage'>): boolean =>
  (roleError !== null && !isLostSession(roleError)) || (damage?.value != null && isPartial(damage.value));

/** The event for analytics (A7.24). A company never has shared policies. */
export function policiesShown({ damage }: Pick<Company, 'damage'>): PoliciesShown {
  const policies = damage?.value ? listedPolicies(damage.value) : [];
  return {
    type: 'policies.shown',
    count: policies.length,
    products: policies.map(({ produkt }) => produkt),
    has: { skade: policies.length > 0, person: false, delte: false },
  };
}
