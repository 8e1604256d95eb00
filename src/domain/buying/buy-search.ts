import { folded, hitsOf, stems } from '#domain/display/search.ts';
import { lineOf } from './buy-lines.ts';
import type { BuyListEntry } from './buy-list.ts';

/** Other names that people search for, by the last segment of the address; assumed. */
const otherNames: Readonly<Record<string, string>> = {
  hundeforsikring: 'dyr',
  hesteforsikring: 'dyr',
  katteforsikring: 'dyr',
  motorsykkelforsikring: 'mc',
  dodsfallforsikring: 'liv',
};

/** The ending of 'uføreforsikring' and 'livsforsikring'. A search with it names a product. */
const ending = /[es]?forsikring(?:en|er|ene)?(?!\p{L})/giu;

const wordsOf = (searchedName: string): string => stems(searchedName.replace(ending, ''));

/** The products whose name or line contains every word of the search; 'bilforsikring' finds 'Bil' by its name alone. */
export function searchProducts(
  products: readonly BuyListEntry[],
  searchedName: string,
): readonly BuyListEntry[] {
  const namesProduct = searchedName.search(ending) >= 0;
  const named = products.map((product) => {
    const { title, urlPath } = product;
    const names = [title, urlPath, otherNames[urlPath] ?? ''];
    return { product, foldedName: folded([...names, namesProduct ? '' : lineOf(product)].join(' ')) };
  });
  return hitsOf(named, wordsOf(searchedName)).map(({ product }) => product);
}

/** The same for links that have a title only. */
export const searchTitles = <Link extends { readonly title: string }>(
  links: readonly Link[],
  searchedName: string,
): readonly Link[] =>
  hitsOf(
    links.map((link) => ({ link, foldedName: folded(link.title) })),
    wordsOf(searchedName),
  ).map(({ link }) => link);
