import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { takeStyles } from '#documents/inline-styles.ts';

const policy = `<meta content="style-src 'self'; font-src 'self'">`;
const link = '<link rel="stylesheet" crossorigin href="/assets/first.css">';
const bundle = {
  'assets/first.css': { type: 'asset', source: 'p{margin:0}\n' },
} as unknown as Rollup.OutputBundle;

test('a document has its style sheets inline, and their hashes in its policy', () => {
  const { html, sheets } = takeStyles(`${policy}\n${link}\n<p>a</p>`, bundle);
  expect(sheets).toEqual(['p{margin:0}']);
  const hash = createHash('sha256').update('p{margin:0}').digest('base64');
  expect(html).toBe(`<meta content="style-src 'self' 'sha256-${hash}'; font-src 'self'">\n<p>a</p>`);
});

test('a missing style sheet fails the build', () => {
  expect(() => takeStyles(link, {})).toThrow('assets/first.css is not in the bundle');
});
