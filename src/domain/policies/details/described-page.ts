import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatYearlyKroner } from '#domain/display/amounts.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { paymentMethod } from '#domain/policies/payment-method.ts';
import { paymentTerms } from '#domain/policies/payment-terms.ts';
import { insuredText } from '#domain/policies/policy-name.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { premiumParts } from '#domain/policies/premium-parts.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { isUnderProcessing } from '#domain/shared/policy-status.ts';
import { type Fact, factsOf, kroner } from './block.ts';
import { damageNotices, type PolicyNotice } from './policy-notices.ts';
import { type Renewal, renewalOf } from './renewal.ts';

/** The part of the page that every reader of a damage policy sees. The label of the insured person is assumed (B3.7). */
export interface DescribedPage {
  readonly title: string;
  readonly subtitle: string | null;
  readonly labelText: string | null;
  readonly icon: ProductIcon;
  readonly facts: readonly Fact[];
  /** What the visitor waits for, and what will change. */
  readonly notices: readonly PolicyNotice[];
  /** Null if no next version is known. */
  readonly renewal: Renewal | null;
  readonly price: readonly Fact[];
}

/** In force, and the day is within its period, which may have no end. */
function isValidOn({ status, periode: { fra, til } }: DamagePolicy, today: IsoDate): boolean {
  const [first, last] = [dayOf(fra), til ? dayOf(til) : null];
  return status === 'KRAFT' && first !== null && first <= today && (last === null || today <= last);
}

/** The price that a list has; empty without a price for a year, which the details may have. */
export const listedPrice = (policy: DamagePolicy, today: IsoDate): readonly Fact[] =>
  premiumOf(policy).yearly === null ? [] : describedPage(policy, today).price;

export function describedPage(policy: DamagePolicy, today: IsoDate): DescribedPage {
  const { forsikringsnummer, produkt, forsikringstekst, periode, forsikrede } = policy;
  const { name, icon } = productFace(produkt, forsikringstekst);
  const { yearly, instalment } = premiumOf(policy);
  const parts = premiumParts(policy);
  const terms = paymentTerms(policy.terminer ?? '');
  return {
    title: name,
    subtitle: insuredText(policy),
    // The other label is the start date, which is among the facts.
    labelText: isUnderProcessing(policy) ? damageLabel(policy) : null,
    icon,
    facts: factsOf({
      Forsikringsnummer: forsikringsnummer,
      Status: isValidOn(policy, today) ? 'Gyldig' : null,
      'Gjelder fra og med': formatDate(periode.fra),
      'Gjelder til og med': periode.til ? formatDate(periode.til) : null,
      Forsikret: forsikrede?.navn,
    }),
    notices: damageNotices(policy, today),
    renewal: renewalOf(policy, today),
    price: factsOf({
      'Pris per år': yearly === null ? null : formatYearlyKroner(yearly),
      ...(parts && {
        Forsikring: formatYearlyKroner(parts.premium),
        Trafikkforsikringsavgift: formatYearlyKroner(parts.fee),
      }),
      ...(instalment !== yearly && terms !== null && { 'Pris per termin': kroner(instalment) }),
      Betales: terms,
      Betalingsmåte: paymentMethod(policy.betalingsmate ?? ''),
    }),
  };
}
