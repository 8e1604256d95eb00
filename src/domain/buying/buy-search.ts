import { folded, hitsOf, stems } from '#domain/display/search.ts';
import { lineOf } from './buy-lines.ts';
import type { BuyListEntry } from './buy-list.ts';

/** The products whose name or line contains every word of the search; 'bilforsikring' finds 'Bil'. */
export function searchProducts(
  products: readonly BuyListEntry[],
  searchedName: string,
): readonly BuyListEntry[] {
  const named = products.map((product) => {
    const { title, urlPath } = product;
    const words = [title, `${title}forsikring`, urlPath, lineOf(product)];
    return { product, foldedName: folded(words.join(' ')) };
  });
  return hitsOf(named, stems(searchedName)).map(({ product }) => product);
}

/** The same for links that have a title only. */
export const searchTitles = <Link extends { readonly title: string }>(
  links: readonly Link[],
  searchedName: string,
): readonly Link[] =>
  hitsOf(
    links.map((link) => ({ link, foldedName: folded(`${link.title} ${link.title}forsikring`) })),
    stems(searchedName),
  ).map(({ link }) => link);
