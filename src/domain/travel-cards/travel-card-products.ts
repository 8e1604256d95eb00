import { eikaPluss } from '#domain/products/private-products.ts';

/** Products that come with a travel card (C3.5). */
export const travelCardProducts: readonly string[] = ['P10', 'P45', eikaPluss, 'N90'];

export const hasTravelCard = (code: string): boolean => travelCardProducts.includes(code);

/**
 * Whether a card is created automatically if the policy has none (B2.103, C3.5). Only the policy's own text identifies a
 * travel insurance for a family.
 */
export function makesTravelCard(code: string, text: string): boolean {
  const forFamily = text.toLowerCase().includes('familie');
  return code === eikaPluss || code === 'P45' || (code === 'P10' && forFamily);
}
