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

export interface PageLabel {
  readonly text: string;
  readonly tone: 'success' | 'info';
}

/** The part of the page that every reader of a damage policy sees. The label of the insured person is assumed (B3.7). */
export interface DescribedPage {
  readonly title: string;
  readonly subtitle: string | null;
  /** Whether the policy is valid, or what it waits for; null if neither is known. */
  readonly label: PageLabel | null;
  readonly icon: ProductIcon;
  readonly facts: readonly Fact[];
  /** What the visitor waits for, and what will change. */
  readonly notices: readonly PolicyNotice[];
  /** Null if no next version is known. */
  readonly renewal: Renewal | null;
  readonly price: readonly Fact[];
}

interface Validity {
  /** What the policy waits for; null if for nothing. */
  readonly waitingFor: string | null;
  readonly isInForce: boolean;
  /** It may have no end. */
  readonly periode: { readonly fra: string; readonly til?: string | null | undefined };
}

/** The label of a policy: what it waits for, or 'Gyldig' on a day within the period of one in force (C4.32). */
export function labelOf({ waitingFor, isInForce, periode }: Validity, today: IsoDate): PageLabel | null {
  if (waitingFor !== null) return { text: waitingFor, tone: 'info' };
  const [first, last] = [dayOf(periode.fra), periode.til ? dayOf(periode.til) : null];
  const isWithin = first !== null && first <= today && (last === null || today <= last);
  return isInForce && isWithin ? { text: 'Gyldig', tone: 'success' } : null;
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
    label: labelOf(
      {
        // The other label is the start date, which is among the facts.
        waitingFor: isUnderProcessing(policy) ? damageLabel(policy) : null,
        isInForce: policy.status === 'KRAFT',
        periode,
      },
      today,
    ),
    icon,
    facts: factsOf({
      'Gjelder fra og med': formatDate(periode.fra),
      'Gjelder til og med': periode.til ? formatDate(periode.til) : null,
      Forsikringsnummer: forsikringsnummer,
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
