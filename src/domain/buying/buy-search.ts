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

/** Words that say nothing about the product. */
const filler = /^(?:forsikring(?:en|a|er|ene)?|for|til)$/iu;

/** 'bilforsikring' and its endings: such a word names a product. */
const compound = /^(.*\p{L})-?forsikring(?:en|a|er|ene)?$/iu;

/** The words of a search: those that name a product, without 'forsikring', and the others. */
function wordsOf(searchedName: string): { readonly products: string; readonly others: string } {
  const words = searchedName.split(/\s+/).filter((word) => !filler.test(word));
  return {
    products: words.flatMap((word) => compound.exec(word)?.[1] ?? []).join(' '),
    others: stems(words.filter((word) => !compound.test(word)).join(' ')),
  };
}

/** The names, also with a linking letter: 'uføre' in 'uføreforsikring' is 'ufør', but 'hus' is not 'hu'. */
const linked = (names: string): string => names.replace(/\p{L}+/gu, '$& $&s $&e');

interface Searchable {
  readonly names: string;
  readonly line: string;
}

/** The entries whose names contain every word that names a product, and whose names or line contain every other word. */
function searchIn<E extends Searchable>(entries: readonly E[], searchedName: string): readonly E[] {
  const { products, others } = wordsOf(searchedName);
  const named = entries.map((entry) => ({ entry, foldedName: folded(linked(entry.names)) }));
  const described = hitsOf(named, products).map(({ entry }) => ({
    entry,
    foldedName: folded(`${entry.names} ${entry.line}`),
  }));
  return hitsOf(described, others).map(({ entry }) => entry);
}

/** The products whose names or line the search finds; 'bilforsikring' finds 'Bil' by its name alone. */
export const searchProducts = (
  products: readonly BuyListEntry[],
  searchedName: string,
): readonly BuyListEntry[] =>
  searchIn(
    products.map((product) => {
      const { title, urlPath } = product;
      const names = [title, urlPath.replace('forsikring', ''), otherNames[urlPath] ?? ''].join(' ');
      return { product, names, line: lineOf(product) };
    }),
    searchedName,
  ).map(({ product }) => product);

/** The same for links that have a title only. */
export const searchTitles = <Link extends { readonly title: string }>(
  links: readonly Link[],
  searchedName: string,
): readonly Link[] =>
  searchIn(
    links.map((link) => ({ link, names: link.title, line: '' })),
    searchedName,
  ).map(({ link }) => link);
