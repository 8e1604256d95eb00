import type { BuyListEntry } from './buy-list.ts';

/**
 * The page of a product, below the buy page's own address (A2.3).
 * @param newSale the visitor is no customer of damage insurance yet, which only damage products need to know (A7.6)
 */
export const buyAddress = (
  { urlPath, kind }: Pick<BuyListEntry, 'urlPath' | 'kind'>,
  { buyPage, newSale }: { readonly buyPage: string; readonly newSale: boolean },
): string => `${buyPage}/${urlPath}${newSale && kind === 'damage' ? '?nysalgSkade=true' : ''}`;
