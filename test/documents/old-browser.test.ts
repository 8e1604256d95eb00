// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync('src/documents/old-browser.js', 'utf8');

/** The body of a page with a spinner, after the script has run in a browser with these globals. */
function bodyIn(globals: Readonly<Record<string, unknown>>) {
  const page = document.implementation.createHTMLDocument('Forsikring');
  page.body.innerHTML = '<div id="root"><p>Vent Litt</p></div>';
  runInNewContext(script, { window: globals, document: page, ...globals });
  return page.body.innerHTML;
}

const current = { AbortSignal: { any: true }, URL: { canParse: true } };

test('a current browser keeps the page', () => {
  expect(bodyIn(current)).toBe('<div id="root"><p>Vent Litt</p></div>');
});

test.each([
  ['without AbortSignal', { URL: current.URL }],
  ['without AbortSignal.any', { ...current, AbortSignal: {} }],
  ['without URL.canParse', { ...current, URL: {} }],
  ['without anything', {}],
])('a browser %s shows a message instead of the spinner, and no root to start the app in', (_, globals) => {
  expect(bodyIn(globals)).toBe(
    '<div id="old-browser"><main class="page frame"><h1>Nettleseren din er for gammel</h1>' +
      '<p>Oppdater nettleseren, eller bruk en annen, for å se forsikringene dine.</p></main></div>',
  );
});

test('old browsers can parse the script: it has no syntax newer than ES5', () => {
  expect(script.replace(/^\/\/.*\n/, '')).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|import|async)\b/);
});
