import { productFace } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { detailAddress } from './detail-address.ts';

/** The path of a policy's detail page; null if the customer has no policy with this number (B2.24, B2.26). */
export function pathByNumber(
  policies: readonly (DamagePolicy | LifePolicy)[],
  number: string,
): string | null {
  const policy = policies.find(({ forsikringsnummer }) => forsikringsnummer === number);
  if (!policy) return null;
  const code = 'produkt' in policy ? policy.produkt : policy.produktkode;
  const { stateName } = productFace(code, policy.forsikringstekst);
  // Without the '#'.
  return detailAddress(stateName, number, policy.versjon).slice(1);
}
