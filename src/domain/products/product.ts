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

/** The views of a detail page (B2.28 to B2.44). */
export const detailViews = [
  'income',
  'commercialVehicle',
  'heavyVehicle',
  'machine',
  'horse',
  'farmOutbuilding',
  'breedingHerd',
  'pet',
  'houseOwner',
  'farmResidence',
  'farmerAccident',
  'farmStock',
  'poultry',
  'occupationalInjury',
  'business',
  'craftsman',
  'generic',
  'personalInsurance',
] as const;

export type DetailView = (typeof detailViews)[number];

/** The display of a product in lists and addresses. */
export interface ProductFace {
  readonly name: string;
  /** First part of its detail page's address (A2.18). Codes that are one product to the customer share it. */
  readonly stateName: string;
  /** Lower comes first (assumed). */
  readonly sortOrder: number;
  readonly icon: ProductIcon;
}

export interface Product extends ProductFace {
  readonly code: string;
  /** The range of the product, not the kind of customer: the organisation number decides that. */
  readonly segment: 'private' | 'business';
  readonly kind: 'damage' | 'life';
  /** Null for life: the person customer contains its policies completely (A3.3). */
  readonly detailCall: { readonly area: string; readonly product: string } | null;
  readonly view: DetailView;
  /** Last part of its buy page's address (A2.3, A2.46). */
  readonly buyPath: string | null;
}
