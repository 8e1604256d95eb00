import type { IsoDate } from '#domain/dates/calendar.ts';
import { versionAt } from '#domain/policies/next-version.ts';
import { detailAddress } from '#domain/policies/policy-row.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { sharedByText } from '#domain/sharing/errors.ts';
import { type DescribedPage, describedPage } from './described-page.ts';
import type { TextLink } from './text-link.ts';

interface SharedPage extends DescribedPage {
  readonly links: readonly TextLink[];
}

/** The page of another person's policy: read only, with a notice that names its owner (B6.10, C5.8). */
export function sharedPage(shared: SharedPolicy, version: string, today: IsoDate): SharedPage {
  const policy = versionAt(shared.forsikring, version);
  const { forsikringsnummer, versjon, produkt, forsikringstekst } = policy;
  const { stateName } = productFace(produkt, forsikringstekst);
  const page = describedPage(policy, today);
  return {
    ...page,
    notices: [{ tone: 'info', text: sharedByText(shared), link: null }, ...page.notices],
    links: [
      {
        text: 'Se forsikringsbevis',
        to: { url: `${detailAddress(`delt/${stateName}`, forsikringsnummer, versjon)}/bevis` },
      },
    ],
  };
}
