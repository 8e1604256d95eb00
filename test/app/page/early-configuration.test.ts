import { expect, test } from 'vitest';
import { earlyConfiguration } from '#app/page/early-configuration.ts';

const documentWith = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['{"restUrl":"/rest"}', '/rest'],
  ['{"restUrl":"/proxy/rest-1"}', '/proxy/rest-1'],
  ['{"restUrl":"//evil.example"}', null],
  ['{"restUrl":"https://evil.example"}', null],
  ['{"restUrl":7}', null],
  ['{}', null],
  ['null', null],
  ['"configuration"', null],
  ['', null],
])('with the configuration %s, early requests go to %s', (json, expected) => {
  const html = `<script id="page-configuration" type="application/json">${json}</script>`;
  expect(earlyConfiguration(documentWith(html)).restUrl).toBe(expected);
});

test('a page without configuration sends no early requests', () => {
  expect(earlyConfiguration(documentWith('<p></p>'))).toEqual({
    restUrl: null,
    hasFrame: true,
    consentBanks: [],
  });
});
