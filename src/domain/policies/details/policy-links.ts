import { formatDate } from '#domain/dates/format-date.ts';
import { employeeProducts } from '#domain/employees/employee-insurance.ts';
import { detailAddress } from '#domain/overview/policy-row.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';
import { offersMileageChange } from '#domain/policies/mileage-change.ts';
import { certificateVersions } from '#domain/policies/next-version.ts';
import { numberPlateIn } from '#domain/policies/number-plate.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Destination } from '#domain/site/site-link.ts';
import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import type { PolicySite } from './policy-site.ts';

export interface Way {
  readonly text: string;
  readonly to: Destination;
}

/** The present certificate, and that of the renewal where there is one (B2.52, B4.12); their texts are assumed. */
export const certificatesOf = (policy: DamagePolicy, stateName: string): readonly Way[] =>
  certificateVersions(policy).map(({ versjon, periode }) => ({
    text: `Forsikringsbevis som gjelder fra ${formatDate(periode.fra)}`,
    to: { url: `${detailAddress(stateName, policy.forsikringsnummer, versjon)}/forsikringsbevis` },
  }));

/** The link names the car where the policy does (B5.39); its text is assumed (A4.7). */
function mileageLink(policy: DamagePolicy, site: PolicySite): readonly Way[] {
  if (isAccepted(policy) || !offersMileageChange(policy)) return [];
  const plate = numberPlateIn(policy.info ?? '');
  return [
    {
      text: plate ? `Endre kjørelengde for ${plate}` : 'Endre kjørelengde',
      to: policy.produkt === 'M05' ? site.changeCar : site.messages,
    },
  ];
}

/** Where else the page of a damage policy leads (B2.53, B2.54); that SmartDelay+ goes with travel cards is assumed. */
export function linksOf(policy: DamagePolicy, stateName: string, site: PolicySite): readonly Way[] {
  const { forsikringsnummer: number, versjon, produkt } = policy;
  const way = (isShown: boolean, text: string, url: string): readonly Way[] =>
    isShown ? [{ text, to: { url } }] : [];
  const employees = detailAddress(`bm/${stateName}`, number, versjon);
  return [
    ...mileageLink(policy, site),
    ...way(
      employeeProducts.includes(produkt),
      'Se ansatte dekket av forsikringen',
      `${employees}/ansattliste`,
    ),
    ...way(
      canHaveTravelCard(produkt) && !isAccepted(policy),
      'SmartDelay+',
      `#/${addressPart(number)}/${versjon}/smart-delay`,
    ),
    ...way(
      policy.allowGrontKort === true,
      'Bestill grønt kort',
      `${detailAddress(stateName, number, versjon)}/bestill-gront-kort`,
    ),
    { text: 'Meld skade', to: site.claim },
  ];
}
