import { lifeProducts } from '#domain/products/life-products.ts';
import { vehicleProducts } from '#domain/products/vehicle-products.ts';
import type { SuccessorTarget } from './successor-targets.ts';

/**
 * The successor's page for the details of a policy, by the state name in the address: only the address is known before the
 * page is shown. A wrong state name leads to another kind of details.
 */
export function successorDetails(stateName: string): SuccessorTarget {
  const isOneOf = (products: readonly { readonly stateName: string }[]) =>
    products.some((product) => product.stateName === stateName);
  if (isOneOf(lifeProducts)) return 'detailsLife';
  return isOneOf(vehicleProducts) ? 'detailsMotor' : 'detailsDamage';
}
