import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const classesIn = (sheet: string) =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(
    ([, name = '']) => name,
  );

/** A name may be put together, as in `dialog--${size}`. */
const isNamed = (name: string, code: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
  (name.includes('--') && code.includes(`${name.split('--')[0]}--\${`));

test('each class of a style sheet is in the code of a screen or a document', () => {
  const code = [readFileSync('index.html', 'utf8'), ...textsIn('src', /\.tsx?$/)].join('\n');
  const names = new Set(textsIn('src/app/look', /\.css$/).flatMap(classesIn));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !name.startsWith('aksel-') && !isNamed(name, code))).toEqual([]);
});
