import { monthlyPrice } from '#domain/display/amounts.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isActive } from '#domain/policies/damage-policy.ts';
import { lifeLabel, summaryLabel } from '#domain/policies/life-policy.ts';
import type { PolicySummary } from '#domain/policies/policy-summary.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import type { SharedGroup } from '#domain/policies/shared-group.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { readable } from '#domain/shared/wire.ts';
import { allowAddress } from '#domain/site/address.ts';
import { addressPart } from '#domain/site/address-part.ts';
import { leadsOutside } from './landing.ts';
import type { LandingSite } from './landing-site.ts';

export type { PolicySummary as Summary };

/** A policy in a list of the landing page (B3.29). */
export interface PolicyRow {
  readonly number: string;
  /** Product code; null for a policy at another insurer. */
  readonly product: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly labelText: string | null;
  /** In kroner; null if unknown. */
  readonly premiePerManed: number | null;
  /** Null if there is no address that the app may go to. */
  readonly href: string | null;
  readonly icon: ProductIcon;
  readonly sortOrder: number;
}

/** The policy's text without the title at its beginning; null if nothing is left. */
export function withoutTitle(title: string, text: string | null | undefined): string | null {
  const whole = text?.trim() ?? '';
  if (whole === title || !whole.startsWith(`${title} `)) return whole === title ? null : whole || null;
  const rest = whole.slice(title.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Rows with the same title and subtitle get their number in the subtitle. */
export function withDistinctSubtitles<Row extends Pick<PolicyRow, 'title' | 'subtitle' | 'number'>>(
  rows: readonly Row[],
): readonly Row[] {
  const nameOf = ({ title, subtitle }: Row) => JSON.stringify([title, subtitle]);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return rows.map((row) =>
    (counts.get(nameOf(row)) ?? 0) > 1
      ? { ...row, subtitle: [row.subtitle, row.number].filter((part) => part !== null).join(', ') }
      : row,
  );
}

/** The address of a policy's own page (A2.18). */
export const detailAddress = (stateName: string, number: string, version: number): string =>
  `#/${stateName}/${addressPart(number)}/${version}`;

export function damageRow(policy: DamagePolicy): PolicyRow {
  const { forsikringsnummer, versjon, produkt, forsikringstekst, info } = policy;
  const { name, stateName, icon, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    product: produkt,
    title: name,
    subtitle: withoutTitle(name, info ?? forsikringstekst),
    labelText: damageLabel(policy),
    premiePerManed: monthlyPrice(premiumOf(policy).yearly),
    href: detailAddress(stateName, forsikringsnummer, versjon),
    icon,
    sortOrder,
  };
}

/** The rows of policies that are in force or agreed on (A4.1). */
export const damageRows = (policies: readonly DamagePolicy[]): readonly PolicyRow[] =>
  policies.filter(isActive).map(damageRow);

export const lifeRows = (policies: readonly LifePolicy[]): readonly PolicyRow[] =>
  policies.map((policy) => {
    const { forsikringsnummer, versjon, produktkode, forsikringstekst, forsikrede } = policy;
    const { name, stateName, icon, sortOrder } = productFace(produktkode, forsikringstekst);
    return {
      number: forsikringsnummer,
      product: produktkode,
      title: name,
      subtitle: forsikrede.navn,
      labelText: lifeLabel(policy),
      premiePerManed: monthlyPrice(policy.pris),
      href: detailAddress(stateName, forsikringsnummer, versjon),
      icon,
      sortOrder,
    };
  });

type SummarySite = Pick<LandingSite, 'allowed' | 'successorHost'>;

/**
 * The policy's page at the successor; null if its address is not allowed. Without such a page, the redirect (A2.17)
 * finds our own page by the policy's number (A2.27).
 */
const summaryAddress = ({ forsikringsnummer, url }: PolicySummary, site: SummarySite): string | null =>
  url && leadsOutside(url, site.successorHost)
    ? allowAddress(url, site.allowed)
    : `#/router?forsikringsnummer=${addressPart(forsikringsnummer)}`;

/** The rows of policies at the successor insurer (A3.4). Their addresses come from outside and must be allowed. */
export const summaryRows = (summaries: readonly PolicySummary[], site: SummarySite): readonly PolicyRow[] =>
  summaries.map((summary) => ({
    number: summary.forsikringsnummer,
    product: null,
    title: summary.navn,
    subtitle: summary.beskrivelse,
    labelText: summaryLabel(summary),
    premiePerManed: null,
    href: summaryAddress(summary, site),
    icon: 'umbrella',
    sortOrder: 70,
  }));

type SharedPolicy = NonNullable<SharedGroup['forsikringer'][number]>;

/** The policies of one person who has given the customer insight (A5.8). */
export interface SharedRows {
  readonly id: string;
  readonly eierFornavn: string;
  readonly eierEtternavn: string;
  readonly rows: readonly PolicyRow[];
}

/** The rows of shared policies. A null means that a group, or a policy in a group, could not be read. */
export const sharedRows = (groups: readonly (SharedGroup | null)[]): readonly (SharedRows | null)[] =>
  groups.flatMap((group) => {
    if (group === null) return [null];
    const { privatRelasjonId: id, eierFornavn, eierEtternavn, forsikringer } = group;
    const shown = { id, eierFornavn, eierEtternavn, rows: readable(forsikringer).map(sharedRow) };
    return forsikringer.includes(null) ? [shown, null] : [shown];
  });

function sharedRow({ forsikringsnummer, versjon, produkt, title, ...row }: SharedPolicy): PolicyRow {
  const { stateName, icon, sortOrder } = productFace(produkt, title);
  return {
    number: forsikringsnummer,
    product: produkt,
    title,
    subtitle: row.subtitle ?? null,
    labelText: row.labelText ?? null,
    premiePerManed: row.premiePerManed ?? null,
    href: detailAddress(`delt/${stateName}`, forsikringsnummer, versjon),
    icon,
    sortOrder,
  };
}
