// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** The anchors that GitHub gives the headings of a page; a repeated heading is numbered. */
function anchorsOf(text: string): readonly string[] {
  const headings = [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
  );
  return headings.map((heading, index) => {
    const before = headings.slice(0, index).filter((other) => other === heading).length;
    return before === 0 ? heading : `${heading}-${before}`;
  });
}

/** Links within the project, as written. */
const linksIn = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(\s*([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** Whether a link on a page leads to a file or folder of the project, and to a heading if it names one. */
function resolves(page: string, link: string): boolean {
  const [path = '', anchor] = decodeURI(link).split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (file.startsWith('..') || !existsSync(file)) return false;
  if (anchor === undefined) return true;
  return statSync(file).isFile() && anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

test('every link of the documentation has a target', () => {
  const broken = pages.flatMap((page) =>
    linksIn(readFileSync(page, 'utf8'))
      .filter((link) => !resolves(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('finds a broken link: a missing file, a missing heading, a file outside the project', () => {
  const links = linksIn(
    '[a](gone.md) [b](docs/workbench.md#nowhere) [c](#nowhere)\n[d]: ../package.json\n`[e](code.md)`',
  );
  expect(links).toEqual(['gone.md', 'docs/workbench.md#nowhere', '#nowhere', '../package.json']);
  expect(links.filter((link) => resolves('README.md', link))).toEqual([]);
  expect(resolves('docs/flows/index.md', '../../README.md')).toBe(true);
});
