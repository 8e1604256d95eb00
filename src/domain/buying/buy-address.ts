import type { BuyListEntry } from './buy-list.ts';

/**
 * The page of a product, below the buy page's own address (A2.3).
 * @param isNewSale the visitor is not a customer of damage insurance yet; only the pages of damage insurance need to
 * know (A7.6)
 */
export const buyAddress = (
  { urlPath, kind }: Pick<BuyListEntry, 'urlPath' | 'kind'>,
  { buyPage, isNewSale }: { readonly buyPage: string; readonly isNewSale: boolean },
): string => `${buyPage}/${urlPath}${isNewSale && kind === 'damage' ? '?nysalgSkade=true' : ''}`;
