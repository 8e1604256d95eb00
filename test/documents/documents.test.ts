// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#app/page/configuration.ts';
import { documentsFrom, withConfiguration, workbenchFrom, workbenchPath } from '#documents/documents.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';
import { personas } from '#sandbox/personas.ts';

const path = '/oversikt/forsikring/egenerklaring';
const template = '<head><!--security--><title><!--title--></title></head><script src="<!--entry-->">';

describe('the documents', () => {
  test('are made from the template: one for each sub-app, at its path (A2.1, A2.6, A2.7, A2.2, A2.8, A2.15)', () => {
    expect([...documentsFrom(template)]).toEqual([
      [
        '/oversikt/forsikring/mine-forsikringer',
        '<head><title>Forsikring</title></head><script src="/src/app/main/main.entry.ts">',
      ],
      [
        path,
        '<head><title>Egenerklæring</title></head><script src="/src/app/buying/self-declaration.entry.ts">',
      ],
      [
        '/oversikt/forsikring/mine-forsikringer/kjope',
        '<head><title>Kjøp forsikring</title></head><script src="/src/app/buying/buy.entry.ts">',
      ],
      [
        '/mellomside',
        '<head><title>Forsikring</title></head><script src="/src/app/arriving/intermediate.entry.ts">',
      ],
      [
        '/bedrift/nettbank/mine-forsikringer/mellomside',
        '<head><title>Forsikring</title></head><script src="/src/app/arriving/intermediate.entry.ts">',
      ],
      [
        '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort',
        '<head><title>Bestill grønt kort</title></head><script src="/src/app/policies/green-card.entry.ts">',
      ],
      [
        '/oversikt/forsikring/avtalevelger',
        '<head><title>Velg hvem sine forsikringer du vil se</title></head><script src="/src/app/arriving/agreement-chooser.entry.ts">',
      ],
      [
        '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering',
        '<head><title>AvtaleGiro</title></head><script src="/src/app/buying/direct-debit-receipt.entry.ts">',
      ],
    ]);
  });

  test('have a Content-Security-Policy', () => {
    expect(documentsFrom(template, { security: '<meta content="default-src \'none\'">' }).get(path)).toBe(
      '<head><meta content="default-src \'none\'"><title>Egenerklæring</title></head><script src="/src/app/buying/self-declaration.entry.ts">',
    );
  });
});

describe('the workbench', () => {
  test('has documents from the same template', () => {
    expect([...workbenchFrom(template)]).toEqual([
      ['/workbench', '<head><title>Workbench</title></head><script src="/src/workbench/start.tsx">'],
      [
        '/workbench/page',
        '<head><title>Kundens side</title></head><script src="/src/workbench/framed-page.tsx">',
      ],
      ['/workbench/dialogs', '<head><title>Dialoger</title></head><script src="/src/workbench/dialogs.tsx">'],
    ]);
  });

  test('is not one of the documents for a bank', () => {
    expect([...documentsFrom(template).keys()].filter((each) => each.startsWith(workbenchPath))).toEqual([]);
  });
});

const element = '<script id="page-configuration" type="application/json">"configuration"</script>';

/** Parses the document as a browser does. */
const parsed = (html: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
};

const textOf = (page: Document) => page.getElementById('page-configuration')?.textContent ?? '';

describe('the configuration is written into the document', () => {
  test('as JSON, in its element', () => {
    expect(withConfiguration(`<title>A</title>${element}<p>b</p>`, { phone: '21 00 00 00' })).toBe(
      '<title>A</title><script id="page-configuration" type="application/json">{"phone":"21 00 00 00"}</script><p>b</p>',
    );
  });

  test('escaped, so that it cannot close its element', () => {
    const html = withConfiguration(element, { a: '</script><script>alert(1)</script>', b: '<!--<script>' });
    expect(html).toBe(
      '<script id="page-configuration" type="application/json">' +
        '{"a":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>","b":"\\u003c!--\\u003cscript>"}' +
        '</script>',
    );
  });

  test('unchanged, also if it contains a pattern of String.replace', () => {
    const html = withConfiguration(element, { text: "$& $1 $$ $` $'" });
    expect(JSON.parse(textOf(parsed(html)))).toEqual({ text: "$& $1 $$ $` $'" });
  });

  test('with its hosts, and no others, as targets of forms in the policy', () => {
    const policy = `<meta content="form-action 'self' 'allowed-hosts'; base-uri 'none'">`;
    const served = (allowedHosts: unknown) =>
      withConfiguration(policy, { allowedHosts, text: " 'allowed-hosts'" });
    expect(served(['a.example', 'b.example:8443'])).toBe(
      `<meta content="form-action 'self' https://a.example https://b.example:8443; base-uri 'none'">`,
    );
    for (const none of [[], undefined, 'a.example', ['*', "'unsafe-inline'", 'a.no; script-src *', '">', 1]])
      expect(served(none)).toBe(`<meta content="form-action 'self'; base-uri 'none'">`);
  });

  test('without losses, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (configuration) => {
        const page = parsed(`${withConfiguration(element, configuration)}<p id="next">b</p>`);
        expect(JSON.parse(textOf(page))).toEqual(JSON.parse(JSON.stringify(configuration)));
        expect(page.body.children.length).toBe(2);
      }),
    );
  });
});

describe('the real template', () => {
  const real =
    documentsFrom(readFileSync('index.html', 'utf8'), { security: '<meta name="security">' }).get(path) ?? '';

  test('has each placeholder once', () => {
    expect(real.match(/<title>.*<\/title>/g)).toEqual(['<title>Egenerklæring</title>']);
    expect(real.match(/<meta name="security">/g)).toEqual(['<meta name="security">']);
    expect(real.match(/src="\/src\/app\/[^"]*"/g)).toEqual([
      'src="/src/app/buying/self-declaration.entry.ts"',
    ]);
    expect(real.match(/"configuration"/g)).toEqual(['"configuration"']);
    expect(real).not.toContain('<!--');
  });

  test('names the language, and describes the page for search engines', () => {
    expect(real).toContain('<html lang="nb">');
    expect(real.match(/<meta name="description" content="[^"]*" \/>/g)).toEqual([
      '<meta name="description" content="Se, kjøp og endre forsikringene dine, meld skade og les dokumenter." />',
    ]);
  });

  test('with a configuration is a page that the app can read', () => {
    const configuration = pageConfiguration(personas.partner);
    const page = new DOMParser().parseFromString(withConfiguration(real, configuration), 'text/html');
    expect(readConfiguration(page)).toEqual(configuration);
  });
});
