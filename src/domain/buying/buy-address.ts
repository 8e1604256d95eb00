import type { BuyListEntry } from './buy-list.ts';

/**
 * Where an entry of the buy list is bought, below the buy page's own address (A2.3).
 * @param newSale the customer has no record of damage insurance yet, and says so in a query (A7.6)
 */
export const buyAddress = (
  { urlPath }: Pick<BuyListEntry, 'urlPath'>,
  { buyPage, newSale }: { readonly buyPage: string; readonly newSale: boolean },
): string => `${buyPage}/${urlPath}${newSale ? '?nysalgSkade=true' : ''}`;
