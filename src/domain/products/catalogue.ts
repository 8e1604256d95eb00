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
const catalogue = [
  ...farmProducts,
  ...vehicleProducts,
  ...businessProducts,
  ...privateProducts,
  ...lifeProducts,
];

export type ProductCode = (typeof catalogue)[number]['code'];

type Detail = NonNullable<(typeof catalogue)[number]['detail']>;

/** First part of the address of a policy's details, `/{area}/{product}` (B7.2). */
export type DetailPath = Detail['path'];

/** What the details of a policy contain (B2.28 to B2.44); `details.ts` of the policies reads and describes each kind. */
export type DetailKind = Detail['kind'];

type KnownProduct = Product<ProductCode, DetailPath, DetailKind>;

export const products: readonly KnownProduct[] = catalogue;

// A Map: a code is any text of the server, also 'constructor'.
const byCode = new Map<string, KnownProduct>(products.map((product) => [product.code, product]));

/**
 * Null for an unknown product (A8.13). It is a value and not an exception: customers can have such policies, so the chart
 * needs a state for it.
 */
export const productOf = (code: string): KnownProduct | null => byCode.get(code) ?? null;

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
