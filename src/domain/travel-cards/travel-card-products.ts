import { eikaPluss } from '#domain/products/private-products.ts';

/** Products whose policies can have travel cards (C3.5). */
export const travelCardProducts: readonly string[] = ['P10', 'P45', eikaPluss, 'N90'];

export const canHaveTravelCard = (code: string): boolean => travelCardProducts.includes(code);

/**
 * Whether a policy without a card gets one as soon as the cards are shown (B2.103, C3.5). Only the policy's text says
 * whether a travel insurance is for a family.
 */
export function isCardAutomatic(code: string, text: string): boolean {
  const isForFamily = text.toLowerCase().includes('familie');
  return code === eikaPluss || code === 'P45' || (code === 'P10' && isForFamily);
}
