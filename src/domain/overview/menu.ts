import { type Company, reportLinks } from '#domain/employees/report-links.ts';
import { damageCustomerRefusals, meansNone } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { may } from '#domain/person/may.ts';
import type { Role } from '#domain/person/role.ts';
import { isUnwantedCustomer } from '#domain/shared/unwanted.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Destination, NamedLink } from '#domain/site/site-link.ts';
import type { LandingSite } from './landing-site.ts';
import type { PrivateSources } from './private-sources.ts';

export interface MenuEntry extends NamedLink {
  /** Number of items behind the link; shown if above 0. */
  readonly count: number;
  /** There are unread items; their number is unknown. */
  readonly isNew: boolean;
  /** The entries of the customer are not known yet: this one is a placeholder. */
  readonly isPending: boolean;
}

const entry = (text: string, to: string | Destination, count = 0): MenuEntry => ({
  text,
  to: typeof to === 'string' ? { url: to } : to,
  count,
  isNew: false,
  isPending: false,
});

type Counted = Pick<PrivateSources, 'threads' | 'travelCards' | 'declaration' | 'unread' | 'archive'>;

/**
 * The side menu (A2.24). 'Meldinger' appears only if a response calls for it. 'Dokumenter' disappears only if a response
 * says that there are none. Without a card, 'Reisekort' leads to the list, where an employee adds the card of an employer
 * (B2.101, 0020).
 */
export function menuOf(
  { threads, travelCards, declaration, unread, archive }: Counted,
  { urls }: LandingSite,
  hasSwitched: boolean,
): readonly MenuEntry[] {
  // An entry that appears or disappears would move the others, so none is a link until all are known.
  const isKnown = threads !== null && travelCards !== null && archive !== null;
  const count = threads?.value ?? 0;
  // If counting fails, a health declaration is enough (A7.15).
  const hasMessages = count > 0 || (threads?.error != null && declaration?.value === true);
  const cards = [...new Set(travelCards?.value ?? [])];
  const entries = [
    entry('Faktura', urls.invoice),
    ...(hasMessages || !isKnown ? [entry('Meldinger', urls.messages, count)] : []),
    entry('Reisekort', cards.length === 1 ? `#/reisekort/${addressPart(cards[0] ?? '')}` : '#/reisekort'),
    ...(hasSwitched ? [] : [entry('Skadesaker', urls.claims)]),
    ...(isKnown && archive?.value === false
      ? []
      : [{ ...entry('Dokumenter', urls.documents), isNew: unread?.value === true }]),
    entry('Profil og innstillinger', '#/innstillinger'),
    entry('Dele forsikringer', '#/dele-forsikringer'),
    entry('Ofte stilte spørsmål og svar', urls.faq),
  ];
  return isKnown ? entries : entries.map((each) => ({ ...each, isPending: true }));
}

/**
 * The actions on a private customer's landing page; the first is the most prominent (A2.25). A customer with a damage policy,
 * or whose policies could not be loaded, comes to report a claim, and a customer without policies to buy. A customer who would
 * be refused digitally (A6.6) cannot buy here.
 */
export function privateActions(
  { urls }: LandingSite,
  { damage }: Pick<PrivateSources, 'damage'>,
): readonly NamedLink[] {
  const buy = { text: 'Kjøp forsikring', to: urls.buyInsurance };
  const claim = { text: 'Meld skade', to: urls.claim };
  const documents = { text: 'Se dokumenter', to: urls.documents };
  if (!hasNoPolicies({ damage })) return [claim, documents, buy];
  return isUnwanted({ damage }) ? [documents, claim, buy] : [buy, claim, documents];
}

/** An error can say so too (A8.10). Nothing is known before the response. */
const hasNoPolicies = ({ damage }: Pick<PrivateSources, 'damage'>): boolean =>
  damage?.error == null
    ? !damage?.value?.forsikringer.length
    : meansNone(noticeIn(damageCustomerRefusals, damage.error));

/** Whether the damage customer would be refused on the buy page (A6.6). */
export const isUnwanted = ({ damage }: Pick<PrivateSources, 'damage'>): boolean =>
  damage?.value != null && isUnwantedCustomer(damage.value);

/** The actions on a company's landing page, by the visitor's role (A2.32, B6). */
export function businessActions({ urls }: LandingSite, role: Role | null): readonly NamedLink[] {
  const order = { text: 'Bestill ny forsikring', to: { url: '#/bm/bestille' } };
  return [{ text: 'Meld skade', to: urls.claim }, ...(may(role, 'orderPolicy') ? [order] : [])];
}

/** The side menu of a company: its links depend on the company's insurances and the visitor's role (A2.32). */
export const businessMenu = ({ urls }: LandingSite, company: Company): readonly MenuEntry[] => [
  ...reportLinks(company).map(({ text, to }) => entry(text, to)),
  ...(may(company.role, 'changePolicy') ? [entry('Endre forsikringer', '#/bm/endre')] : []),
  entry('Faktura', urls.invoice),
  entry('Dokumenter', urls.documents),
  entry('Tilganger', '#/bm/tilganger'),
  entry('Profil og innstillinger', '#/bm/innstillinger'),
];
