import { buyList } from './buy-list.ts';
import { isPurchase, purchaseMark } from './direct-debit.ts';

/**
 * The name of the product that was just bought; null if there was no purchase. An unknown segment comes from outside, so it
 * is not repeated.
 */
export function boughtIn(context: string | null): string | null {
  if (!isPurchase(context)) return null;
  const segment = context.slice(purchaseMark.length);
  return buyList.find(({ urlPath }) => urlPath === segment)?.title ?? 'forsikring';
}
