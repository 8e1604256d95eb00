import { monthlyPriceIfKnown } from '#domain/display/amounts.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { damageLabel } from './damage-label.ts';
import { detailAddress } from './detail-address.ts';
import { lifeInsuredText, lifeLabel } from './life-policy.ts';
import { insuredText } from './policy-name.ts';
import { premiumOf } from './premium.ts';

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

/**
 * Rows with the same title and subtitle get their number in the subtitle. So does a row without a subtitle whose title
 * another row has: 'Virke' alone would seem to be all of them.
 */
export const withDistinctSubtitles = <Row extends Pick<PolicyRow, 'title' | 'subtitle' | 'number'>>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.map((row) => {
    const { title, subtitle, number } = row;
    const isAlike = rows.some(
      (other) => other !== row && other.title === title && (subtitle === null || other.subtitle === subtitle),
    );
    return isAlike ? { ...row, subtitle: subtitle === null ? number : `${subtitle}, ${number}` } : row;
  });

export function damageRow(policy: DamagePolicy): PolicyRow {
  const { forsikringsnummer, versjon, produkt, forsikringstekst } = policy;
  const { name, stateName, icon, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    product: produkt,
    title: name,
    subtitle: insuredText(policy),
    labelText: damageLabel(policy),
    premiePerManed: monthlyPriceIfKnown(premiumOf(policy).yearly),
    href: detailAddress(stateName, forsikringsnummer, versjon),
    icon,
    sortOrder,
  };
}

/** The rows of policies that are in force or agreed on (A4.1). */
export const damageRows = (policies: readonly DamagePolicy[]): readonly PolicyRow[] =>
  policies.filter(isActive).map(damageRow);

type ListedLife = Omit<LifePolicy, 'forsikrede'> & {
  readonly forsikrede: Pick<LifePolicy['forsikrede'], 'navn'>;
};

export const lifeRows = (policies: readonly ListedLife[]): readonly PolicyRow[] =>
  policies.map((policy) => {
    const { forsikringsnummer, versjon, produktkode, forsikringstekst, forsikrede } = policy;
    const { name, stateName, icon, sortOrder } = productFace(produktkode, forsikringstekst);
    return {
      number: forsikringsnummer,
      product: produktkode,
      title: name,
      subtitle: lifeInsuredText(name, { forsikringstekst, forsikrede }),
      labelText: lifeLabel(policy),
      premiePerManed: monthlyPriceIfKnown(policy.pris),
      href: detailAddress(stateName, forsikringsnummer, versjon),
      icon,
      sortOrder,
    };
  });
