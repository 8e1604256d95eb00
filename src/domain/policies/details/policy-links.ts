import { mayForParty, type Representative } from '#domain/person/representative.ts';
import { detailAddress } from '#domain/policies/detail-address.ts';
import { offersMileageChange } from '#domain/policies/mileage-change.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { isAccepted } from '#domain/shared/policy-status.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Site } from '#domain/site/site.ts';
import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import type { TextLink } from './text-link.ts';

interface LinksVisit {
  readonly site: Pick<Site, 'changeCar' | 'messages'>;
  readonly representative: Representative;
}

/**
 * The number plate at the end of a policy's info text (B5.39); null if there is none. It is assumed that no letter or
 * digit precedes it.
 */
export function numberPlateIn(info: string): string | null {
  const [, plate = null] = /(?:^|[^\p{L}\p{N}])([A-Z]{2}[1-9]\d{4})$/u.exec(info) ?? [];
  return plate;
}

/** The link to change the mileage (A4.7), with the number plate if the policy has one (B5.39). Its text is assumed. */
function mileageLink(policy: DamagePolicy, site: LinksVisit['site']): readonly TextLink[] {
  if (isAccepted(policy) || !offersMileageChange(policy)) return [];
  const plate = numberPlateIn(policy.info ?? '');
  return [
    {
      text: plate ? `Endre kjørelengde for ${plate}` : 'Endre kjørelengde',
      to: policy.produkt === 'M05' ? site.changeCar : site.messages,
    },
  ];
}

/**
 * The other links of a damage policy's page (B2.53, B2.54). It is assumed that the products with travel cards have
 * SmartDelay+. A green card is ordered in the company's name, so readers of a company have no link to it (C4.17).
 */
export function linksOf(
  policy: DamagePolicy,
  stateName: string,
  { site, representative }: LinksVisit,
): readonly TextLink[] {
  const { forsikringsnummer: number, versjon, produkt } = policy;
  const linkIf = (isShown: boolean, text: string, url: string): readonly TextLink[] =>
    isShown ? [{ text, to: { url } }] : [];
  const employees = detailAddress(`bm/${stateName}`, number, versjon);
  return [
    ...mileageLink(policy, site),
    ...linkIf(
      employeeProducts.includes(produkt),
      'Se ansatte dekket av forsikringen',
      `${employees}/ansattliste`,
    ),
    ...linkIf(
      canHaveTravelCard(produkt) && !isAccepted(policy),
      'SmartDelay+',
      `#/${addressPart(number)}/${versjon}/smart-delay`,
    ),
    ...linkIf(
      policy.allowGrontKort === true && mayForParty(representative, 'orderGreenCard'),
      'Bestill Grønt kort',
      `${detailAddress(stateName, number, versjon)}/bestill-gront-kort`,
    ),
  ];
}
