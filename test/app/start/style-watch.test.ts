import { beforeEach, expect, test } from 'vitest';
import { watchStyles } from '#app/start/style-watch.ts';

beforeEach(() => document.head.replaceChildren());

/** The element and its address as a page has them; the DOM of the tests loads no style sheet. */
function fail(href: string, rel = 'stylesheet') {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

test('a style sheet of the app that fails stops the app', () => {
  const styles = watchStyles(document);
  styles.check();
  fail('/assets/main-a1b2.css');
  expect(() => styles.check()).toThrow('/assets/main-a1b2.css could not be loaded');
});

test.each([
  ['a style sheet of another host', 'https://cdn.example/assets/main.css', 'stylesheet'],
  ["a style sheet of the bank's site", '/bank/assets/main.css', 'stylesheet'],
  ['an icon', '/assets/icon.svg', 'icon'],
])('%s that fails does not stop the app', (_, href, rel) => {
  const styles = watchStyles(document);
  fail(href, rel);
  expect(() => styles.check()).not.toThrow();
});
