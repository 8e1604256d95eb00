import { businessProducts } from './business-products.ts';
import { farmProducts } from './farm-products.ts';
import { lifeProducts } from './life-products.ts';
import { privateProducts } from './private-products.ts';
import type { Product, ProductFace } from './product.ts';
import { vehicleProducts } from './vehicle-products.ts';

/**
 * Every product code that the spec names, once.
 * Where the spec gives no Norwegian name, state name or icon, what stands here is assumed.
 */
export const products: readonly Product[] = [
  ...farmProducts,
  ...vehicleProducts,
  ...businessProducts,
  ...privateProducts,
  ...lifeProducts,
];

// A Map: a code is any text of the server's, 'constructor' too.
const byCode = new Map(products.map((product) => [product.code, product]));

export const productOf = (code: string): Product | null => byCode.get(code) ?? null;

/**
 * How a policy's product is shown; `text` is the policy's own (`forsikringstekst`).
 * An unknown product goes by that text and an umbrella (A3.14), never by nothing: it is a link.
 */
export const productFace = (code: string, text: string): ProductFace =>
  productOf(code) ?? {
    name: text.trim() || 'Forsikring',
    stateName: 'unknown',
    sortOrder: 70,
    icon: 'umbrella',
  };
