import { dirname, join, relative } from 'node:path/posix';

/** Where a page of the project is in the site. */
export const siteFile = (page: string): string =>
  page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html');

/**
 * The address of a link within the site, from a page of the project; null for a file that the site does not have, for
 * instance a source.
 * @param files the pages and other files of the project that are in the site
 */
export function siteLink(page: string, href: string, files: ReadonlySet<string>): string | null {
  if (/^(#|[a-z]+:)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = join(dirname(page), decodeURI(path));
  if (!files.has(file)) return null;
  const address = encodeURI(relative(dirname(page), siteFile(file)));
  return anchor === undefined ? address : `${address}#${anchor}`;
}
