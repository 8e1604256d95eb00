import type { IsoDate } from '#domain/dates/calendar.ts';
import { versionAt } from '#domain/policies/next-version.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { isVehicle } from '#domain/products/vehicle-products.ts';
import { sharedByText } from '#domain/sharing/errors.ts';
import type { Block } from './block.ts';
import { sharedCertificatesOf } from './certificate-links.ts';
import { linkTerms } from './cover-blocks.ts';
import { describeCovers } from './covers.ts';
import { type DescribedPage, describedPage } from './described-page.ts';
import type { TextLink } from './text-link.ts';

interface SharedPage extends DescribedPage {
  /** One for each version. */
  readonly certificates: readonly TextLink[];
}

/** The page of another person's policy: read only, with a notice that names its owner (B6.10, C5.8). */
export function sharedPage(shared: SharedPolicy, version: string, today: IsoDate): SharedPage {
  const policy = versionAt(shared.forsikring, version);
  const { produkt, forsikringstekst } = policy;
  const page = describedPage(policy, today);
  return {
    ...page,
    notices: [{ tone: 'info', text: sharedByText(shared), link: null }, ...page.notices],
    certificates: sharedCertificatesOf(policy, productFace(produkt, forsikringstekst).stateName),
  };
}

/** What a shared policy covers, in the words for what it insures. The page has no terms to refer to (C4.44). */
export const describeShared = (shared: SharedPolicy): readonly Block[] =>
  linkTerms(describeCovers(shared, isVehicle(shared.forsikring.produkt) ? 'vehicle' : 'other'), []);
