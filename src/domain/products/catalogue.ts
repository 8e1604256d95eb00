import { businessProducts } from './business-products.ts';
import { farmProducts } from './farm-products.ts';
import { lifeProducts } from './life-products.ts';
import { privateProducts } from './private-products.ts';
import type { Product, ProductFace } from './product.ts';
import { vehicleProducts } from './vehicle-products.ts';

/**
 * Every product code that the spec names, once.
 * If the spec has no Norwegian name, state name or icon, it is assumed.
 */
export const products: readonly Product[] = [
  ...farmProducts,
  ...vehicleProducts,
  ...businessProducts,
  ...privateProducts,
  ...lifeProducts,
];

// A Map: a code is any text of the server, also 'constructor'.
const byCode = new Map(products.map((product) => [product.code, product]));

export const productOf = (code: string): Product | null => byCode.get(code) ?? null;

/**
 * The display of a policy's product; `text` is the policy's own (`forsikringstekst`). An unknown product is shown with that
 * text and an umbrella (A3.14), because it is a link.
 */
export const productFace = (code: string, text: string): ProductFace =>
  productOf(code) ?? {
    name: text.trim() || 'Forsikring',
    stateName: 'unknown',
    sortOrder: 70,
    icon: 'umbrella',
  };
