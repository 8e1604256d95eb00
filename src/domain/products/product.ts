import type { Toggle } from '#domain/site/toggle.ts';

/** Pictures of products; each is drawn plain or rich (A3.14). */
export type ProductIcon =
  | 'accident'
  | 'atv'
  | 'boat'
  | 'bundle'
  | 'cabin'
  | 'car'
  | 'caravan'
  | 'cat'
  | 'child'
  | 'company'
  | 'contents'
  | 'disability'
  | 'dog'
  | 'drone'
  | 'electricScooter'
  | 'farmBuilding'
  | 'fodder'
  | 'health'
  | 'horse'
  | 'house'
  | 'illness'
  | 'income'
  | 'life'
  | 'livestock'
  | 'machine'
  | 'moped'
  | 'motorcycle'
  | 'motorhome'
  | 'online'
  | 'people'
  | 'snowmobile'
  | 'tools'
  | 'tractor'
  | 'trailer'
  | 'travel'
  | 'truck'
  | 'umbrella'
  | 'valuables'
  | 'van'
  | 'youth';

/** The display of a product in lists and addresses. */
export interface ProductFace {
  readonly name: string;
  /** First part of its detail page's address (A2.18). Codes that are one product to the visitor share it. */
  readonly stateName: string;
  /** Lower comes first (assumed). */
  readonly sortOrder: number;
  readonly icon: ProductIcon;
}

/** Headings of the customer's policies and of the buy page, in the order shown (A2.38). The grouping is assumed. */
export const themes = ['Kjøretøy', 'Hjem og fritid', 'Deg og dine'] as const;

export type Theme = (typeof themes)[number];

export interface Product<
  Code extends string = string,
  Path extends string = string,
  Kind extends string = string,
> extends ProductFace {
  readonly code: Code;
  /** The range of the product, not the kind of customer: the organisation number decides that. */
  readonly segment: 'private' | 'business';
  readonly kind: 'damage' | 'life';
  /** Null for a product of the group 'Andre forsikringer'. */
  readonly theme: Theme | null;
  /**
   * The details of its policies, and the first part of their address (B7.2). Null for life: the person customer contains
   * its policies completely (A3.3).
   */
  readonly detail: { readonly kind: Kind; readonly path: Path } | null;
  /** All of them must be on for the full description of its policies (B2.44, B6.14, C3.8). */
  readonly toggles?: readonly Toggle[];
  /** Last part of its buy page's address (A2.3, A2.46). */
  readonly buyPath: string | null;
}
