import { products } from '#domain/products/catalogue.ts';
import type { Product, ProductIcon } from '#domain/products/product.ts';

/** Headings of the full product list, in the order shown (A2.38). */
export const buyGroups = ['Kjøretøy', 'Hjem og fritid', 'Deg og dine'] as const;

export interface BuyListEntry {
  readonly title: string;
  /** Last segment of the product page's address, below .../kjope/ (A2.3) (A2.3). */
  readonly urlPath: string;
  readonly group: (typeof buyGroups)[number];
  readonly icon: ProductIcon;
  readonly kind: Product['kind'];
}

const entry =
  (group: BuyListEntry['group'], kind: Product['kind'] = 'damage') =>
  (title: string, urlPath: string, icon: ProductIcon): BuyListEntry => ({
    title,
    urlPath,
    group,
    icon,
    kind,
  });

const vehicle = entry('Kjøretøy');
const home = entry('Hjem og fritid');
const you = entry('Deg og dine');
const life = entry('Deg og dine', 'life');

/** All products that can be bought, in the order of the specification (A2.46). The groups are assumed. */
export const buyList: readonly BuyListEntry[] = [
  vehicle('Bil', 'bil', 'car'),
  home('Reise', 'reise', 'travel'),
  vehicle('Elsparkesykkel', 'elsparkesykkel', 'electricScooter'),
  home('Innbo', 'innbo', 'contents'),
  home('Hytte', 'fritidsbolig', 'cabin'),
  home('Hus', 'bolig', 'house'),
  you('UNG i Norge', 'ung', 'youth'),
  you('Hund', 'hundeforsikring', 'dog'),
  vehicle('ATV', 'firhjulingforsikring', 'atv'),
  home('Båt', 'batforsikring', 'boat'),
  vehicle('Bobil', 'bobilforsikring', 'motorhome'),
  vehicle('Campingvogn', 'campingvognforsikring', 'caravan'),
  vehicle('Moped og scooter', 'moped-scooter-forsikring', 'moped'),
  vehicle('Motorsykkel', 'motorsykkelforsikring', 'motorcycle'),
  vehicle('Privat traktor', 'traktorforsikring', 'tractor'),
  vehicle('Snøscooter', 'snoscooterforsikring', 'snowmobile'),
  vehicle('Tilhenger', 'tilhengerforsikring', 'trailer'),
  vehicle('Veterankjøretøy', 'veteranforsikring', 'car'),
  home('Verdigjenstand', 'verdigjenstandforsikring', 'valuables'),
  home('Onlineforsikring', 'onlineforsikring', 'online'),
  home('Eika Pluss', 'eikapluss', 'bundle'),
  life('Barn og ungdom', 'barneforsikring', 'child'),
  life('Dødsfall', 'dodsfallforsikring', 'life'),
  life('Helse', 'helseforsikring', 'health'),
  life('Kritisk sykdom', 'kritisksykdom', 'illness'),
  life('Ufør', 'uforeforsikring', 'disability'),
  you('Hest', 'hesteforsikring', 'horse'),
  you('Katt', 'katteforsikring', 'cat'),
  home('Drone', 'droneforsikring', 'drone'),
];

/** 'Våre mest kjøpte forsikringer' (A2.35); assumed: the products with a page in A2.3, in its order. */
export const mostBought: readonly BuyListEntry[] = [
  'reise',
  'innbo',
  'bil',
  'ung',
  'bolig',
  'elsparkesykkel',
  'fritidsbolig',
  'barneforsikring',
  'hundeforsikring',
].flatMap((path) => buyList.filter(({ urlPath }) => urlPath === path));

/** The same without products that the section of life and health shows while the transition toggle is on. */
export const popular = (transition: boolean): readonly BuyListEntry[] =>
  mostBought.filter(({ kind }) => !(transition && kind === 'life'));

interface Withheld {
  /** Product codes that the customer has already (`deaktiverteProdukter`). */
  readonly deactivated: readonly string[];
  /** With the transition toggle on, life and health, critical illness too, are the successor's to sell (A2.37). */
  readonly transition: boolean;
}

/** The products of the full list (A2.38). An entry with several codes is removed if the customer has one of them. */
export function offeredForSale({ deactivated, transition }: Withheld): readonly BuyListEntry[] {
  const owned = new Set(
    products.filter(({ code }) => deactivated.includes(code)).map(({ buyPath }) => buyPath),
  );
  return buyList.filter(({ urlPath, kind }) => !owned.has(urlPath) && !(transition && kind === 'life'));
}

/** The groups in their order, without empty ones. */
export const grouped = (entries: readonly BuyListEntry[]) =>
  buyGroups
    .map((group) => ({ group, entries: entries.filter((each) => each.group === group) }))
    .filter(({ entries: members }) => members.length > 0);
