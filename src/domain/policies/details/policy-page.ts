import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatG, formatKroner, formatYearlyKroner } from '#domain/display/amounts.ts';
import type { Representative } from '#domain/person/representative.ts';
import { isAgreed, lifeInsuredText, lifeLabel } from '#domain/policies/life-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { TermsRequest } from '#domain/shared/terms.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import { type Block, facts, factsOf } from './block.ts';
import { certificatesOf } from './certificate-links.ts';
import { type DescribedPage, describedPage, labelOf } from './described-page.ts';
import type { PolicyDetail } from './details.ts';
import { lifeNotices } from './life-notices.ts';
import { changeOf, type PolicyChange } from './offered-change.ts';
import { linksOf } from './policy-links.ts';
import type { TextLink } from './text-link.ts';

/** What the page of every policy shows, whatever is insured (B2.45). */
export interface PolicyPage extends DescribedPage {
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
  label: null,
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

/** Sums of child and youth policies are multiples of the base amount (A5.7). */
const isInG = ({ produktkode }: LifePolicy): boolean => ['S10', 'S12'].includes(produktkode);

/** Null if unknown. */
function lifeSum(policy: LifePolicy): string | null {
  const { forsikringssum } = policy;
  if (forsikringssum == null) return null;
  return isInG(policy) ? formatG(forsikringssum) : formatKroner(forsikringssum);
}

/** The text is assumed. */
const meaningOfG: Block = {
  kind: 'text',
  text: 'G er grunnbeløpet i folketrygden, som endres hvert år.',
};

/** The part of a life policy's page that its head needs, with what its health review waits for (B4.7). */
export function describedLife(
  policy: LifePolicy,
  { site, today }: { readonly site: Pick<Site, 'healthStatus'>; readonly today: IsoDate },
): DescribedPage {
  const { forsikringsnummer, produktkode, forsikringstekst, periode, pris } = policy;
  const { name, icon } = productFace(produktkode, forsikringstekst);
  return {
    title: name,
    subtitle: lifeInsuredText(name, policy),
    label: labelOf({ waitingFor: lifeLabel(policy), isInForce: isAgreed(policy), periode }, today),
    icon,
    facts: factsOf({
      'Gjelder fra og med': formatDate(periode.fra),
      'Gjelder til og med': periode.til ? formatDate(periode.til) : null,
      Forsikringsnummer: forsikringsnummer,
    }),
    notices: lifeNotices(policy, site, today),
    renewal: null,
    price: factsOf({ 'Pris per år': pris == null ? null : formatYearlyKroner(pris) }),
  };
}

/** The common part of a life policy's page. The policy cannot be changed here (C3.8). */
export function lifePage(policy: LifePolicy, visit: Visit): PolicyPage {
  return {
    ...describedLife(policy, visit),
    change: null,
    certificates: [],
    canHaveTravelCard: false,
    terms: { produktkode: policy.produktkode, fra: policy.periode.fra },
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
export const describeLife = (policy: LifePolicy): readonly Block[] => [
  ...facts('Dekninger', { Forsikringssum: lifeSum(policy), Forsikret: policy.forsikrede.navn }),
  ...(isInG(policy) && policy.forsikringssum != null ? [meaningOfG] : []),
];
