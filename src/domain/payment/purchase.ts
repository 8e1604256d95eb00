import { buyList } from '#domain/products/buy-list.ts';

/** How an address says that a policy has just been bought: 'kjop-bil'. */
const mark = 'kjop-';

/**
 * What was bought on the way to this page, by the name it is sold under; null where nothing was. A segment that
 * is not sold is somebody else's word, so it is not repeated.
 */
export function boughtIn(context: string | null): string | null {
  if (!context?.startsWith(mark)) return null;
  const segment = context.slice(mark.length);
  return buyList.find(({ urlPath }) => urlPath === segment)?.title ?? 'forsikring';
}
