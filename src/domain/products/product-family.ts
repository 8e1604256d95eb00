import type { Toggle } from '#domain/site/toggle.ts';
import type { Product, Theme } from './product.ts';

interface Common<Area, Kind> extends Pick<Product, 'kind' | 'segment'> {
  /** Area of the details' address (B7.2, B7.34); its words on the wire are assumed. */
  readonly area: Area;
  readonly theme?: Theme;
  readonly detail?: Kind;
}

interface Row extends Partial<Common<string, string>>, Pick<Product, 'name' | 'stateName' | 'icon'> {
  /** Several where the visitor sees one product. */
  readonly codes: readonly string[];
  readonly sortOrder?: number;
  readonly toggles?: readonly Toggle[];
  readonly buyPath?: string;
}

/** The area of the row comes before that of its range. */
type PathOf<Area, R extends Row> = R extends { readonly area: infer Own extends string }
  ? `/${Own}/${R['stateName']}`
  : Area extends string
    ? `/${Area}/${R['stateName']}`
    : never;

type KindOf<Kind, R extends Row> = R extends { readonly detail: infer Own extends string } ? Own : Kind;

/**
 * Products of one range: their common fields, and a row for each product. Codes, addresses and the kinds of the details are
 * known as types.
 */
export const productFamily = <
  const Area extends string | null,
  const R extends Row,
  const Kind extends string = 'generic',
>(
  common: Common<Area, Kind>,
  rows: readonly R[],
): readonly Product<R['codes'][number], PathOf<Area, R>, KindOf<Kind, R>>[] =>
  rows.flatMap((typed) => {
    const codes: readonly R['codes'][number][] = typed.codes;
    const row: Row = typed;
    // True of most products (A3.14, C3.1).
    const usual = { sortOrder: 70, theme: null, detail: 'generic', buyPath: null } as const;
    const { codes: _, area, detail: kind, ...product } = { ...usual, ...common, ...row };
    const page = {
      kind: kind as KindOf<Kind, R>,
      path: `/${area}/${row.stateName}` as PathOf<Area, R>,
    };
    return codes.map((code) => ({ ...product, code, detail: area === null ? null : page }));
  });
