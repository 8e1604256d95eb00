import { expect, test } from 'vitest';
import { keepLinks } from '#workbench/page/kept-links.ts';

test.each([
  [
    'another document',
    '<a href="/oversikt">x</a>',
    'The link leads to /oversikt: the browser would go there.',
  ],
  [
    'a page of the app',
    '<a href="#/reisekort"><b>x</b></a>',
    'The link leads to #/reisekort: the browser would go there.',
  ],
  ['a file', '<a href="data:text/csv,a" download>x</a>', null],
  ['a phone number', '<a href="tel:21000000">x</a>', null],
  ['another window', '<a href="https://bank.example/" target="_blank">x</a>', null],
])('the frame says where a link leads, and stays: %s', (_, html, words) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  const said: string[] = [];
  const kept: boolean[] = [];
  keepLinks(page, (each) => said.push(each));
  // A link that is followed would lead the page of the next tests away.
  page.addEventListener('click', (event) => {
    kept.push(event.defaultPrevented);
    event.preventDefault();
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  (page.querySelector('b') ?? page.querySelector('a'))?.dispatchEvent(click);
  expect([said[0] ?? null, kept]).toEqual([words, [words !== null]]);
});
