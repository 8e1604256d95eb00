import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** A file of the site: a text, or a copy of a file of the project. */
export type SiteFile = { readonly text: string } | { readonly copyOf: string };

const ofDocs = readdirSync('docs', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .sort();

/** The written and generated pages, as Markdown. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...ofDocs.filter((file) => file.endsWith('.md')),
];

/** What the pages show or link to. */
export const others: readonly string[] = ofDocs.filter((file) => !file.endsWith('.md'));
