import { products } from '#domain/products/catalogue.ts';
import { type Product, type ProductIcon, type Theme, themes } from '#domain/products/product.ts';

export interface BuyListEntry {
  readonly title: string;
  /** The last segment of the product page's address, below `/kjope/` (A2.3). */
  readonly urlPath: string;
  readonly group: Theme;
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
const family = entry('Deg og dine');
const life = entry('Deg og dine', 'life');

/** All products that can be bought, in the order of the specification (A2.46). The groups are assumed. */
export const buyList: readonly BuyListEntry[] = [
  vehicle('Bil', 'bil', 'car'),
  home('Reise', 'reise', 'travel'),
  vehicle('Elsparkesykkel', 'elsparkesykkel', 'electricScooter'),
  home('Innbo', 'innbo', 'contents'),
  home('Hytte', 'fritidsbolig', 'cabin'),
  home('Hus', 'bolig', 'house'),
  family('UNG i Norge', 'ung', 'youth'),
  family('Hund', 'hundeforsikring', 'dog'),
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
  family('Hest', 'hesteforsikring', 'horse'),
  family('Katt', 'katteforsikring', 'cat'),
  home('Drone', 'droneforsikring', 'drone'),
];

/** The products of 'Våre mest kjøpte forsikringer' (A2.35); assumed: the products with a page in A2.3, in the order of A2.3. */
const mostBoughtPaths = [
  'reise',
  'innbo',
  'bil',
  'ung',
  'bolig',
  'elsparkesykkel',
  'fritidsbolig',
  'barneforsikring',
  'hundeforsikring',
];

/** While the transition toggle is on, the successor sells life and health insurance (A2.37). */
const isSoldBySuccessor = ({ kind }: BuyListEntry, transition: boolean) => transition && kind === 'life';

export const mostBought = (transition: boolean): readonly BuyListEntry[] =>
  mostBoughtPaths
    .flatMap((path) => buyList.filter(({ urlPath }) => urlPath === path))
    .filter((product) => !isSoldBySuccessor(product, transition));

/** Whether the customer has the product; with several codes, one of them is enough. */
export const isOwned = ({ urlPath }: BuyListEntry, ownedCodes: readonly string[]): boolean =>
  products.some(({ buyPath, code }) => buyPath === urlPath && ownedCodes.includes(code));

interface SaleOptions {
  /** Codes of the products that the customer already has. */
  readonly ownedCodes: readonly string[];
  readonly transition: boolean;
}

/** The full list, without the products that the customer already has (A2.38). */
export function productsForSale({ ownedCodes, transition }: SaleOptions): readonly BuyListEntry[] {
  return buyList.filter(
    (product) => !isOwned(product, ownedCodes) && !isSoldBySuccessor(product, transition),
  );
}

/** Products that are not among the most bought ones, so that each is on the page once. `isComplete`: the customer has none. */
export function otherProducts({ ownedCodes, transition }: SaleOptions) {
  const isOther = ({ urlPath }: BuyListEntry) => !mostBoughtPaths.includes(urlPath);
  const all = productsForSale({ ownedCodes: [], transition }).filter(isOther);
  const products = productsForSale({ ownedCodes, transition }).filter(isOther);
  return { products, isComplete: products.length === all.length };
}

/** The groups in their order, without empty ones. */
export const groupEntries = (entries: readonly BuyListEntry[]) =>
  themes
    .map((group) => ({ group, entries: entries.filter((each) => each.group === group) }))
    .filter((each) => each.entries.length > 0);
