import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a page that is still loading does not say before ten seconds that it is not loaded', () => {
  const css = readFileSync('src/app/look/page.css', 'utf8');
  expect(css).toContain('animation: not-loaded 1ms 10s forwards;');
});
