import { detailAddress } from '#domain/policies/detail-address.ts';
import { summaryLabel } from '#domain/policies/life-policy.ts';
import { insuredText } from '#domain/policies/policy-name.ts';
import { type PolicyRow, withDistinctSubtitles } from '#domain/policies/policy-row.ts';
import type { PolicySummary } from '#domain/policies/policy-summary.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { readable } from '#domain/shared/wire.ts';
import type { SharedGroup } from '#domain/sharing/shared-group.ts';
import { allowAddress } from '#domain/site/address.ts';
import { addressPart } from '#domain/site/address-part.ts';
import { leadsOutside } from './landing.ts';
import type { LandingSite } from './landing-site.ts';

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
    subtitle: summary.beskrivelse || null,
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

/** The rows of the shared policies that could be read, by owner. */
export const sharedRows = (groups: readonly (SharedGroup | null)[]): readonly SharedRows[] =>
  readable(groups).map(({ privatRelasjonId: id, eierFornavn, eierEtternavn, forsikringer }) => ({
    id,
    eierFornavn,
    eierEtternavn,
    rows: withDistinctSubtitles(readable(forsikringer).map(sharedRow)),
  }));

function sharedRow({ forsikringsnummer, versjon, produkt, title, ...row }: SharedPolicy): PolicyRow {
  const { name, stateName, icon, sortOrder } = productFace(produkt, title);
  return {
    number: forsikringsnummer,
    product: produkt,
    title: name,
    subtitle: insuredText({ produkt, forsikringstekst: title, info: row.subtitle }),
    labelText: row.labelText ?? null,
    premiePerManed: row.premiePerManed ?? null,
    href: detailAddress(`delt/${stateName}`, forsikringsnummer, versjon),
    icon,
    sortOrder,
  };
}
