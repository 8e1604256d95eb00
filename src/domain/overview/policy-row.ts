import { monthlyPrice } from '#domain/display/amounts.ts';
import { sharedLabel } from '#domain/display/shared-label.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isActive } from '#domain/policies/damage-policy.ts';
import { lifeLabel, summaryLabel } from '#domain/policies/life-policy.ts';
import type { PolicySummary } from '#domain/policies/policy-summary.ts';
import type { SharedGroup } from '#domain/policies/shared-group.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { type AllowList, allowAddress } from '#domain/site/address.ts';

export type { PolicySummary as Summary };

/** A policy in a list of the landing page (B3.29). */
export interface PolicyRow {
  readonly number: string;
  /** Its code; null where another insurer keeps the policy. */
  readonly product: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly labelText: string | null;
  /** In kroner; null where it is not known. */
  readonly premiePerManed: number | null;
  /** Null where there is nowhere to go. */
  readonly href: string | null;
  readonly icon: ProductIcon;
  readonly sortOrder: number;
}

/** What a policy says beside its title, where that is anything new. */
export const otherThan = (title: string, text: string | null | undefined): string | null =>
  text && text.trim() !== title ? text : null;

/** A4.1: those that are in force or agreed on. */
export const damageRows = (policies: readonly DamagePolicy[]): readonly PolicyRow[] =>
  policies.filter(isActive).map((policy) => {
    const { forsikringsnummer, versjon, produkt, forsikringstekst, info } = policy;
    const { name, stateName, icon, sortOrder } = productFace(produkt, forsikringstekst);
    return {
      number: forsikringsnummer,
      product: produkt,
      title: name,
      subtitle: otherThan(name, info ?? forsikringstekst),
      labelText: damageLabel(policy),
      premiePerManed: monthlyPrice(policy.premie + (policy.tfapremie ?? 0)),
      href: `#/${stateName}/${forsikringsnummer}/${versjon}`,
      icon,
      sortOrder,
    };
  });

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
      href: `#/${stateName}/${forsikringsnummer}/${versjon}`,
      icon,
      sortOrder,
    };
  });

/** A3.4: of policies at the successor insurer; their addresses are somebody else's word. */
export const summaryRows = (summaries: readonly PolicySummary[], allowed: AllowList): readonly PolicyRow[] =>
  summaries.map((summary) => ({
    number: summary.forsikringsnummer,
    product: null,
    title: summary.navn,
    subtitle: summary.beskrivelse,
    labelText: summaryLabel(summary),
    premiePerManed: null,
    href: allowAddress(summary.url, allowed),
    icon: 'umbrella',
    sortOrder: 70,
  }));

/** Policies that one person has given insight into (A5.8). */
export interface SharedRows {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly PolicyRow[];
}

export const sharedRows = (groups: readonly SharedGroup[]): readonly SharedRows[] =>
  groups.map(({ privatRelasjonId, eierFornavn, eierEtternavn, forsikringer }) => ({
    id: privatRelasjonId,
    label: sharedLabel(eierFornavn, eierEtternavn),
    rows: forsikringer.map(({ forsikringsnummer, versjon, produkt, title, ...row }) => {
      const { stateName, icon, sortOrder } = productFace(produkt, title);
      return {
        number: forsikringsnummer,
        product: produkt,
        title,
        subtitle: row.subtitle ?? null,
        labelText: row.labelText ?? null,
        premiePerManed: row.premiePerManed ?? null,
        href: `#/delt/${stateName}/${forsikringsnummer}/${versjon}`,
        icon,
        sortOrder,
      };
    }),
  }));
