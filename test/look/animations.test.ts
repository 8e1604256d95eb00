import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a dialog goes out of view in the 300 ms that its chart gives it (A9.2)', () => {
  const css = readFileSync('src/app/look/dialog.css', 'utf8');
  expect(/\.dialog--closing \{[^}]*animation: dialog-goes (\w+)/.exec(css)?.[1]).toBe('300ms');
});

test('the arrow of a card in a long list turns in 250 ms (A9.2)', () => {
  const css = readFileSync('src/app/look/card-list.css', 'utf8');
  expect(/transition: rotate (\w+);/.exec(css)?.[1]).toBe('250ms');
});

test('a page that is still loading does not say before ten seconds that it is not loaded', () => {
  const css = readFileSync('src/app/look/page.css', 'utf8');
  expect(css).toContain('animation: not-loaded 1ms 10s forwards;');
});
