import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatG, formatKroner, formatYearlyKroner } from '#domain/display/amounts.ts';
import type { Representative } from '#domain/person/representative.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { lifeLabel } from '#domain/policies/life-policy.ts';
import { paymentMethod } from '#domain/policies/payment-method.ts';
import { paymentTerms } from '#domain/policies/payment-terms.ts';
import { insuredText, withoutTitle } from '#domain/policies/policy-name.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { isUnderProcessing } from '#domain/shared/policy-status.ts';
import type { TermsRequest } from '#domain/shared/terms.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import { type Block, type Fact, facts, factsOf, kroner } from './block.ts';
import type { PolicyDetail } from './details.ts';
import { changeOf, type PolicyChange } from './offered-change.ts';
import { certificatesOf, linksOf, type TextLink } from './policy-links.ts';
import { damageNotices, lifeNotices, type PolicyNotice } from './policy-notices.ts';
import { type Renewal, renewalOf } from './renewal.ts';

/** What the page of every policy shows, whatever is insured (B2.45). */
export interface PolicyPage {
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
  /** Null for a life policy, and for a policy that is not in force yet. */
  readonly change: PolicyChange | null;
  /** One for each version; a life policy has none. */
  readonly certificates: readonly TextLink[];
  readonly canHaveTravelCard: boolean;
  readonly terms: TermsRequest;
  readonly links: readonly TextLink[];
  /** The form to report what the visitor misses here; null for a business (B2.56, C4.8). */
  readonly missing: SiteLink | null;
}

/** The page before there is a policy. */
const emptyPage: PolicyPage = {
  title: '',
  subtitle: null,
  labelText: null,
  icon: 'umbrella',
  facts: [],
  notices: [],
  renewal: null,
  price: [],
  change: null,
  certificates: [],
  canHaveTravelCard: false,
  terms: { produktkode: '', fra: '' },
  links: [],
  missing: null,
};

interface Visit {
  readonly representative: Representative;
  readonly site: Pick<
    Site,
    'claim' | 'changeCar' | 'messages' | 'missing' | 'healthStatus' | 'phone' | 'alarmCentre'
  >;
  readonly today: IsoDate;
}

const missingOf = ({ representative, site }: Visit): SiteLink | null =>
  representative.organisasjonsnummer === null ? site.missing : null;

/** The part of the page that every reader of a damage policy sees. The label of the insured person is assumed (B3.7). */
export type DescribedPage = Pick<
  PolicyPage,
  'title' | 'subtitle' | 'labelText' | 'icon' | 'facts' | 'notices' | 'renewal' | 'price'
>;

/** In force, and the day is within its period, which may have no end. */
function isValidOn({ status, periode: { fra, til } }: DamagePolicy, today: IsoDate): boolean {
  const [first, last] = [dayOf(fra), til ? dayOf(til) : null];
  return status === 'KRAFT' && first !== null && first <= today && (last === null || today <= last);
}

export function describedPage(policy: DamagePolicy, today: IsoDate): DescribedPage {
  const { forsikringsnummer, produkt, forsikringstekst, periode, forsikrede } = policy;
  const { name, icon } = productFace(produkt, forsikringstekst);
  const { yearly, instalment } = premiumOf(policy);
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
      ...(instalment !== yearly && terms !== null && { 'Pris per termin': kroner(instalment) }),
      Betales: terms,
      Betalingsmåte: paymentMethod(policy.betalingsmate ?? ''),
    }),
  };
}

/** The common part of a damage policy's page (B2.46 to B2.56). */
export function damagePage(policy: DamagePolicy, visit: Visit): PolicyPage {
  const { produkt, forsikringstekst, periode } = policy;
  const { stateName } = productFace(produkt, forsikringstekst);
  return {
    ...describedPage(policy, visit.today),
    change: changeOf(policy, visit.representative, visit.site),
    certificates: certificatesOf(policy, stateName),
    canHaveTravelCard: canHaveTravelCard(produkt),
    terms: { produktkode: produkt, fra: periode.fra },
    links: linksOf(policy, stateName, visit),
    missing: missingOf(visit),
  };
}

/** Sums of child and youth policies are multiples of the base amount (A5.7); null if unknown. */
function lifeSum({ produktkode, forsikringssum }: LifePolicy): string | null {
  if (forsikringssum == null) return null;
  return ['S10', 'S12'].includes(produktkode) ? formatG(forsikringssum) : formatKroner(forsikringssum);
}

/**
 * The common part of a life policy's page, with what its health review waits for (B4.7). The policy cannot be changed
 * here (C3.8).
 */
export function lifePage(policy: LifePolicy, visit: Visit): PolicyPage {
  const { forsikringsnummer, produktkode, forsikringstekst, periode, pris } = policy;
  const { name, icon } = productFace(produktkode, forsikringstekst);
  return {
    title: name,
    subtitle: withoutTitle(name, forsikringstekst),
    labelText: lifeLabel(policy),
    icon,
    facts: factsOf({
      Forsikringsnummer: forsikringsnummer,
      'Gjelder fra og med': formatDate(periode.fra),
    }),
    notices: lifeNotices(policy, visit.site, visit.today),
    renewal: null,
    price: factsOf({ 'Pris per år': pris == null ? null : formatYearlyKroner(pris) }),
    change: null,
    certificates: [],
    canHaveTravelCard: false,
    terms: { produktkode, fra: periode.fra },
    links: [],
    missing: missingOf(visit),
  };
}

/** A visit to the page of a policy, which is either a damage policy or a life policy. */
export interface PolicyVisit extends Visit {
  readonly policy: DamagePolicy | null;
  /** Null if the policy has no details of its own. */
  readonly detail: PolicyDetail | null;
  /** The full description of the product is switched off (B2.44). */
  readonly isPlain: boolean;
  readonly life: LifePolicy | null;
}

/** Computed where it is needed: in a chart's context, it would add health data and names to recordings. */
export function pageOf({ policy, life, ...visit }: PolicyVisit): PolicyPage {
  if (policy) return damagePage(policy, visit);
  return life ? lifePage(life, visit) : emptyPage;
}

/** What a life policy insures. */
export const describeLife = (policy: LifePolicy): readonly Block[] =>
  facts('Dekninger', { Forsikringssum: lifeSum(policy), Forsikret: policy.forsikrede.navn });
