import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerNotice, noPolicies } from '#domain/errors/customer.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isActive } from '#domain/policies/damage-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { DamageCustomer, DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { LandingSite } from './landing-site.ts';
import { inOverviewOrder } from './policy-order.ts';
import { otherThan } from './policy-row.ts';
import { type Adviser, adviserOf } from './sides.ts';

/** A policy in a company's overview (A2.31). */
export interface BusinessRow {
  readonly number: string;
  readonly title: string;
  /** What tells it from others by the same title. */
  readonly subtitle: string | null;
  readonly labelText: string | null;
  readonly href: string;
  readonly sortOrder: number;
  /** In kroner: for a year, and each time the company pays. */
  readonly premiePerAr: number;
  readonly premie: number;
}

/** What the landing page shows of a company as damage customer. */
export interface BusinessSide {
  readonly rows: readonly BusinessRow[];
  /** Its personal insurance is administered by itself (A2.32). */
  readonly isSelfAdministered: boolean;
  readonly adviser: Adviser | null;
}

function rowOf(policy: DamagePolicy): BusinessRow {
  const { forsikringsnummer, versjon, produkt, forsikringstekst, info, premie, tfapremie = 0 } = policy;
  const { name, stateName, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    title: name,
    subtitle: otherThan(name, info ?? forsikringstekst),
    labelText: damageLabel(policy),
    href: `#/${stateName}/${forsikringsnummer}/${versjon}`,
    sortOrder,
    premiePerAr: premie + tfapremie,
    premie: policy.periodepremie ?? premie + tfapremie,
  };
}

/** Where title and subtitle are those of another too, the number tells them apart. */
function toldApart(rows: readonly BusinessRow[]): readonly BusinessRow[] {
  const named = ({ title, subtitle }: BusinessRow) => JSON.stringify([title, subtitle]);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(named(row), (counts.get(named(row)) ?? 0) + 1);
  return rows.map((row) =>
    (counts.get(named(row)) ?? 0) > 1
      ? { ...row, subtitle: [row.subtitle, row.number].filter((part) => part !== null).join(', ') }
      : row,
  );
}

export const businessSide = (
  customer: Pick<DamageCustomer, 'forsikringer' | 'radgiverDTO'>,
): BusinessSide => ({
  rows: toldApart(inOverviewOrder(customer.forsikringer.filter(isActive).map(rowOf))),
  isSelfAdministered: customer.forsikringer.some(({ selvadministrert }) => selvadministrert === true),
  adviser: adviserOf(customer),
});

/** What the company reads in place of its policies; null where they are there, or on their way. */
export function businessNotice(
  damage: Settled<BusinessSide> | null,
  { quietBanks }: Pick<LandingSite, 'quietBanks'>,
  owner: string,
): Notice | null {
  const none = noPolicies.business;
  const without = { ...none, text: fill(none.text, { owner }) };
  if (!damage) return null;
  if (damage.value) return damage.value.rows.length === 0 ? without : null;
  const notice = damageCustomerNotice(damage.error, { kind: 'business', bankregnr: null, quietBanks });
  return notice === none ? without : notice;
}

interface Company {
  readonly site: Pick<LandingSite, 'quietBanks'>;
  readonly organisation: string;
  readonly roleError: ApiError | null;
  readonly damage: Settled<BusinessSide> | null;
}

/** The end of the session, where only the relations tell of it; the insurance does that in its own section. */
export const lostRoleIn = ({ roleError, damage }: Company): ApiError | null =>
  isLostSession(roleError) && !isLostSession(damage?.error) ? roleError : null;

/** Policies may be missing from the overview (A8.6). */
export function isPartlyMissing({ site, organisation, roleError, damage }: Company): boolean {
  const notice = businessNotice(damage, site, organisation);
  return (roleError !== null && !isLostSession(roleError)) || (notice !== null && canRetry(notice));
}
