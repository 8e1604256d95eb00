import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';

const sheetLink = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/g;

const ownStyles = "style-src 'self'";

const hashOf = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** A document with its style sheets inline, so that its first paint waits for no other file. */
interface Styled {
  /** Its content security policy names each style sheet by its hash. */
  readonly html: string;
  readonly sheets: readonly string[];
}

export function takeStyles(html: string, bundle: Rollup.OutputBundle): Styled {
  const files = new Set([...html.matchAll(sheetLink)].map(([, file = '']) => file));
  const sheets = [...files].map((file) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`${file} is not in the bundle`);
    return String(sheet.source).trim();
  });
  return {
    html: html
      .replaceAll(sheetLink, '')
      .replace(ownStyles, () => [ownStyles, ...sheets.map(hashOf)].join(' ')),
    sheets,
  };
}
