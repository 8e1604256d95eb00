import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/app/look';
const sheetOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** A colour by its value or by a name: it would not change with the scheme. */
const colours =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;]*\b(?:white|black)\b(?!-)/gi;

const tokensIn = (block: string) => [...block.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)];

test('only the palette has colours of its own', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && name !== 'palette.css');
  expect(sheets.length).toBeGreaterThan(25);
  expect(
    sheets.flatMap((name) => (sheetOf(name).match(colours) ?? []).map((found) => `${name}: ${found}`)),
  ).toEqual([]);
});

test('each colour of the palette has a dark value, unless it is the same in both schemes', () => {
  const [light = '', dark = ''] = sheetOf('palette.css').split(
    '@media screen and (prefers-color-scheme: dark)',
  );
  const inDark = new Set(tokensIn(dark).map(([, name]) => name));
  const alone = tokensIn(light).filter(([, name, value = '']) => value.match(colours) && !inDark.has(name));
  expect(alone.map(([, name]) => name)).toEqual([
    '--masthead-edge',
    '--on-masthead',
    '--on-masthead-subtle',
    '--expired-edge',
    '--on-expired-subtle',
    '--sun',
    '--on-sun',
  ]);
});
