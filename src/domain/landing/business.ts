import { damageCustomerNotice, noPolicies } from '#domain/errors/customer.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isActive } from '#domain/policies/damage-policy.ts';
import { inOverviewOrder } from '#domain/policies/policy-order.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { LandingSite } from './landing-site.ts';
import { type Adviser, adviserOf } from './sides.ts';

/** A policy in a company's overview (A2.31). */
export interface BusinessRow {
  readonly number: string;
  readonly title: string;
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

interface Policy {
  readonly forsikringsnummer: string;
  readonly versjon: number;
  readonly produkt: string;
  readonly forsikringstekst: string;
  readonly status: string;
  readonly akseptPaaVent?: boolean | undefined;
  readonly periode: { readonly fra: string };
  readonly premie: number;
  readonly tfapremie?: number | undefined;
  readonly periodepremie?: number | undefined;
  readonly selvadministrert?: boolean | undefined;
}

type Customer = Parameters<typeof adviserOf>[0] & { readonly forsikringer: readonly Policy[] };

function rowOf(policy: Policy): BusinessRow {
  const { forsikringsnummer, versjon, produkt, forsikringstekst, premie, tfapremie = 0 } = policy;
  const { name, stateName, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    title: name,
    labelText: damageLabel(policy),
    href: `#/${stateName}/${forsikringsnummer}/${versjon}`,
    sortOrder,
    premiePerAr: premie + tfapremie,
    premie: policy.periodepremie ?? premie + tfapremie,
  };
}

export const businessSide = (customer: Customer): BusinessSide => ({
  rows: inOverviewOrder(customer.forsikringer.filter(isActive).map(rowOf)),
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
