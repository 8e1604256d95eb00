import { readdirSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { leaveOutUnusedColours } from '#documents/unused-colours.ts';

test('the colours that no screen uses are left out, and the others stay', async () => {
  const plugins = [leaveOutUnusedColours];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  const css =
    ':root{--ax-bg-brand-blue-soft:red;--ax-meta-lime-100:red;--ax-info-100:red}[data-color="meta-lime"]{--a:red}';
  expect((await preprocessCSS(css, 'sheet.css', config)).code).toBe(':root{--ax-info-100:red}');
});

test('no screen uses a colour that is left out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('unused-colours.ts'))
    .map((file) => `src/${file}`);
  // The parts of Aksel that the app imports.
  const aksel = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@navikt\/ds-css\/(dist\/[\w/]+\.css)/g)])
    .map(([, file = '']) => `node_modules/@navikt/ds-css/${file}`)
    .filter((file) => !file.endsWith('tokens.css'));
  expect(aksel.length).toBeGreaterThan(4);
  expect(
    [...files, ...aksel].filter((file) =>
      /\b(?:brand-(?:beige|blue|magenta)|meta-(?:lime|purple))\b/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
