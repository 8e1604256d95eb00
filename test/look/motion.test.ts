import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a dialog goes out of view in the 300 ms that its chart gives it (A9.2)', () => {
  const css = readFileSync('src/app/look/dialog.css', 'utf8');
  expect(/\.dialog--closing \{[^}]*animation: dialog-goes (\w+)/.exec(css)?.[1]).toBe('300ms');
});
