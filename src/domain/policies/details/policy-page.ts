import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatG, formatKroner, formatYearlyKroner } from '#domain/display/amounts.ts';
import { employeeProducts } from '#domain/employees/employee-insurance.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { detailAddress, otherThan } from '#domain/overview/policy-row.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';
import { healthBanner } from '#domain/policies/health-banner.ts';
import { lifeLabel } from '#domain/policies/life-policy.ts';
import { paymentMethod } from '#domain/policies/payment-method.ts';
import { paymentTerms } from '#domain/policies/payment-terms.ts';
import { businessMayChange, privateChange } from '#domain/policies/policy-change.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { notYetValidText, processingText } from '#domain/policies/waiting-text.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { hasTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import { type Block, type Fact, facts } from './block.ts';

/** What the surrounding site decides for the page of a policy (A3.13). */
export interface PolicySite {
  /** Numbers of the banks that may block direct access (A4.10). */
  readonly mayBlock: readonly string[];
  readonly overview: SiteLink;
  readonly claim: SiteLink;
  readonly changeCar: SiteLink;
  readonly messages: SiteLink;
  readonly phone: string;
}

const inform = (...texts: readonly (string | null)[]): readonly PolicyNotice[] =>
  texts.flatMap((text) => (text === null ? [] : [{ tone: 'info', text }]));

/** The policy in the version at its address, which may be the one that renews it (C4.7). */
export function versionAt(policy: DamagePolicy, version: string): DamagePolicy {
  const next = policy.nesteVersjon;
  if (!next || String(next.versjon) !== version) return policy;
  const { forsikringsnummer, produkt, forsikringstekst, status } = policy;
  return {
    ...next,
    forsikringsnummer,
    produkt: next.produkt ?? produkt,
    forsikringstekst: next.forsikringstekst ?? forsikringstekst,
    status: next.status ?? status,
    nesteVersjon: null,
  };
}

interface Way {
  readonly text: string;
  readonly to: { readonly url: string; readonly target?: SiteLink['target'] };
}

interface PolicyNotice {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

/** What the page of every policy has, whatever is insured (B2.45). */
export interface PolicyPage {
  readonly title: string;
  readonly subtitle: string | null;
  readonly labelText: string | null;
  readonly icon: ProductIcon;
  readonly facts: readonly Fact[];
  /** Something that the customer waits for, or that will change. */
  readonly notices: readonly PolicyNotice[];
  readonly price: readonly Block[];
  /** How the policy is changed; for a visitor without the right, what a dialog says instead (B6.7). */
  readonly change: { readonly to: Way['to'] } | { readonly denial: string } | null;
  /** Stands in the place of a change that nobody makes here (B2.47). */
  readonly changeText: string | null;
  readonly links: readonly Way[];
}

/** Of a policy that is not a business's; the sentence is assumed. */
const ringToChange = 'Vil du endre forsikringen? Ring oss på {phone}, så hjelper vi deg.';

function changeOf(
  policy: DamagePolicy,
  { organisasjonsnummer, ...others }: Representative,
  site: PolicySite,
): Pick<PolicyPage, 'change' | 'changeText'> {
  const none = { change: null, changeText: null };
  const ring = (text: string) => fill(text, { phone: site.phone });
  const way = (to: Way['to']) => ({ change: { to }, changeText: null });
  // B4.6: nothing of it can be changed yet.
  if (isAccepted(policy)) return none;
  if (organisasjonsnummer !== null) {
    if (!businessMayChange(policy)) return none;
    return mayAs({ organisasjonsnummer, ...others }, 'changePolicy')
      ? way({ url: `#/bm/endre/${policy.forsikringsnummer}` })
      : { change: { denial: ring(missingRight.changePolicy.text) }, changeText: null };
  }
  const by = privateChange(policy);
  if (by === null) return { change: null, changeText: ring(ringToChange) };
  return way(by === 'carPage' ? site.changeCar : site.messages);
}

/** What a visitor without the right to change the policy reads when they ask for it (B6.7); null for others. */
export function changeDenial(
  policy: DamagePolicy,
  representative: Representative,
  site: PolicySite,
): string | null {
  const { change } = changeOf(policy, representative, site);
  return change && 'denial' in change ? change.denial : null;
}

function linksOf(policy: DamagePolicy, site: PolicySite): readonly Way[] {
  const { forsikringsnummer: number, versjon, nesteVersjon, produkt, forsikringstekst } = policy;
  const { stateName } = productFace(produkt, forsikringstekst);
  const own = detailAddress(stateName, number, versjon);
  const certificate = (text: string, version: number) => ({
    text,
    to: { url: `${detailAddress(stateName, number, version)}/forsikringsbevis` },
  });
  return [
    certificate('Se forsikringsbevis', versjon),
    ...(nesteVersjon
      ? [certificate(`Se forsikringsbevis fra ${formatDate(nesteVersjon.periode.fra)}`, nesteVersjon.versjon)]
      : []),
    ...(employeeProducts.includes(produkt)
      ? [
          {
            text: 'Se ansatte dekket av forsikringen',
            to: { url: `${detailAddress(`bm/${stateName}`, number, versjon)}/ansattliste` },
          },
        ]
      : []),
    ...(hasTravelCard(produkt) ? [{ text: 'Se reisekort', to: { url: `#/reisekort/${number}` } }] : []),
    ...(policy.allowGrontKort === true
      ? [{ text: 'Bestill grønt kort', to: { url: `${own}/bestill-gront-kort` } }]
      : []),
    { text: 'Meld skade', to: site.claim },
  ];
}

/** The common part of a damage policy's page (B2.46 to B2.53). */
export const damagePage = (
  policy: DamagePolicy,
  representative: Representative,
  site: PolicySite,
  today: IsoDate,
): PolicyPage => ({
  ...describedPage(policy, today),
  ...changeOf(policy, representative, site),
  links: linksOf(policy, site),
});

/** What everybody reads who may see the policy. */
export function describedPage(
  policy: DamagePolicy,
  today: IsoDate,
): Omit<PolicyPage, 'change' | 'changeText' | 'links'> {
  const { forsikringsnummer, produkt, forsikringstekst, info, periode, nesteVersjon } = policy;
  const { name, icon } = productFace(produkt, forsikringstekst);
  const { yearly, instalment } = premiumOf(policy);
  const terms = paymentTerms(policy.terminer ?? '');
  return {
    title: name,
    subtitle: otherThan(name, info ?? forsikringstekst),
    labelText: damageLabel(policy),
    icon,
    facts: [
      { label: 'Forsikringsnummer', value: forsikringsnummer },
      { label: 'Gjelder fra og med', value: formatDate(periode.fra) },
    ],
    notices: inform(
      processingText(policy),
      notYetValidText(policy, today),
      nesteVersjon ? `Forsikringen fornyes ${formatDate(nesteVersjon.periode.fra)}.` : null,
    ),
    price: facts('Pris', {
      'Pris per år': formatYearlyKroner(yearly),
      ...(instalment !== yearly && terms !== null && { 'Pris per termin': formatKroner(instalment) }),
      Betales: terms,
      Betalingsmåte: paymentMethod(policy.betalingsmate ?? ''),
    }),
  };
}

/** Sums of child and youth policies are multiples of the base amount (A5.7). */
const lifeSum = ({ produktkode, forsikringssum }: LifePolicy): string =>
  ['S10', 'S12'].includes(produktkode) ? formatG(forsikringssum) : formatKroner(forsikringssum);

/** The common part of a life policy's page, with what its health review waits for (B4.7). Nobody changes it here (C3.8). */
export function lifePage(policy: LifePolicy, site: PolicySite, today: IsoDate): PolicyPage {
  const { forsikringsnummer, produktkode, forsikringstekst, forsikrede, periode, pris } = policy;
  const { name, icon } = productFace(produktkode, forsikringstekst);
  const banner = healthBanner(policy);
  return {
    title: name,
    subtitle: otherThan(name, forsikringstekst),
    labelText: lifeLabel(policy),
    icon,
    facts: [
      { label: 'Forsikringsnummer', value: forsikringsnummer },
      { label: 'Gjelder fra og med', value: formatDate(periode.fra) },
      { label: 'Forsikret', value: forsikrede.navn },
      { label: 'Forsikringssum', value: lifeSum(policy) },
    ],
    notices: [...(banner ? [banner] : []), ...inform(notYetValidText(policy, today))],
    price: facts('Pris', { 'Pris per år': formatYearlyKroner(pris) }),
    change: null,
    changeText: null,
    links: [{ text: 'Meld skade', to: site.claim }],
  };
}
