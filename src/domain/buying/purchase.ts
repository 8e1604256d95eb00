import { buyList } from './buy-list.ts';
import { isPurchase, purchasePrefix } from './direct-debit.ts';

/**
 * Name of the product that the customer has just bought; null if there was no purchase. An unknown segment may be
 * anything, so it is not shown.
 */
export function boughtProduct(context: string | null): string | null {
  if (!isPurchase(context)) return null;
  const segment = context.slice(purchasePrefix.length);
  return buyList.find(({ urlPath }) => urlPath === segment)?.title ?? 'forsikring';
}
