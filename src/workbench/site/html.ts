import { dirname, relative } from 'node:path/posix';
import { Marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';
import { siteLink } from './links.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pages that every page links to, by their file in the site. */
const menu = {
  'index.html': 'Start',
  'docs/flows/index.html': 'Flows',
  'docs/flows/errors.html': 'Errors',
  'docs/workbench.html': 'Workbench',
  'docs/glossary.html': 'Glossary',
} as const;

/** Markdown of a page of the project as the HTML of its content. */
function contentOf(page: string, text: string, files: ReadonlySet<string>): string {
  const marked = new Marked(gfmHeadingId(), {
    renderer: {
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const address = siteLink(page, href, files);
        return address === null ? content : `<a href="${escaped(address)}">${content}</a>`;
      },
      image({ href, text: words }) {
        const picture = `<img src="${escaped(encodeURI(decodeURI(href)))}" alt="${escaped(words)}" loading="lazy">`;
        return href.endsWith('.svg')
          ? `<span class="chart" role="region" tabindex="0" aria-label="${escaped(words)}">${picture}</span>`
          : picture;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return withScrolledTables(html).replaceAll('<pre>', '<pre tabindex="0">');
}

/** A wide table scrolls by itself, also by keys. Its region is named after the heading above it, and numbered. */
function withScrolledTables(html: string): string {
  let heading = '';
  let count = 0;
  return html
    .replaceAll(/<h\d[^>]*>(.*?)<\/h\d>|<table>/g, (found, words?: string) => {
      if (words !== undefined) {
        heading = words.replaceAll(/<[^>]+>/g, '');
        return found;
      }
      count += 1;
      return `<div class="wide" role="region" tabindex="0" aria-label="Table ${count}: ${heading}"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Links to the parts of a long page, after its heading. */
function withContents(html: string): string {
  const parts = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(
    ([, id, name = '']) => `<a href="#${id}">${name.replaceAll(/<\/?a[^>]*>/g, '')}</a>`,
  );
  return parts.length < 3
    ? html
    : html.replace(
        '</h1>',
        `</h1>\n<nav class="contents" aria-label="On this page">${parts.join(' ')}</nav>`,
      );
}

/**
 * A page of the project as a page of the site.
 * @param page its path in the project
 * @param to where it is in the site
 */
export function htmlOf(page: string, to: string, text: string, files: ReadonlySet<string>): string {
  const content = withContents(contentOf(page, text, files));
  const title = /^# (.+)$/m.exec(text)?.[1] ?? page;
  const at = (file: string) => encodeURI(relative(dirname(to), file));
  const links = Object.entries(menu).map(
    ([file, name]) =>
      `<a href="${at(file)}"${file === to ? ' aria-current="page"' : ''}>${escaped(name)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escaped(title)} – Min side forsikring</title>
<link rel="stylesheet" href="${at('site.css')}" />
</head>
<body>
<header><nav aria-label="Pages">${links.join(' ')}</nav></header>
<main>
${content}</main>
<script src="${at('panzoom.min.js')}"></script>
<script src="${at('charts.js')}"></script>
</body>
</html>
`;
}
