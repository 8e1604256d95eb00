import { buyList } from './buy-list.ts';
import { isPurchase, purchaseMark } from './direct-debit.ts';

/**
 * What was bought on the way to this page, by the name it is sold under; null where nothing was. A segment that
 * is not sold is somebody else's word, so it is not repeated.
 */
export function boughtIn(context: string | null): string | null {
  if (!isPurchase(context)) return null;
  const segment = context.slice(purchaseMark.length);
  return buyList.find(({ urlPath }) => urlPath === segment)?.title ?? 'forsikring';
}
