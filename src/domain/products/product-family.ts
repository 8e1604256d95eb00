import type { Product } from './product.ts';

type Common = Pick<Product, 'kind' | 'segment'> & {
  readonly view?: Product['view'];
  /** Area of the detail call (B7.2, B7.34); its words on the wire are assumed. */
  readonly area: string | null;
};

interface Row extends Partial<Common>, Pick<Product, 'name' | 'stateName' | 'icon'> {
  /** Several where the customer sees one product. */
  readonly codes: readonly string[];
  readonly sortOrder?: number;
  readonly buyPath?: string;
}

/** Products of one range: their common fields, and a row for each product. */
export const productFamily = (common: Common, rows: readonly Row[]): readonly Product[] =>
  rows.flatMap(({ codes, ...row }) => {
    // True of most products (A3.14, C3.1).
    const usual = { sortOrder: 70, view: 'generic', buyPath: null } as const;
    const { area, ...product } = { ...usual, ...common, ...row };
    const detailCall = area === null ? null : { area, product: row.stateName };
    return codes.map((code) => ({ code, ...product, detailCall }));
  });
