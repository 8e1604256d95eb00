import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const classesIn = (sheet: string) =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(
    ([, name = '']) => name,
  );

/** The texts that a file of code has between quotes; a word outside them is no class. */
function quotedIn(code: string): readonly string[] {
  const quoted: string[] = [];
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && quoted.push(value),
    TemplateLiteral: ({ start, end }) => quoted.push(code.slice(start, end)),
  }).visit(parseSync('screen.tsx', code).program);
  return quoted;
}

/** A name may be put together, as in `dialog--${size}`. */
const isNamed = (name: string, code: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
  (name.includes('--') && code.includes(`${name.split('--')[0]}--\${`));

test('each class of a style sheet is in the code of a screen or a document', () => {
  const documents = readFileSync('index.html', 'utf8');
  const code = [documents, ...textsIn('src', /\.tsx?$/).flatMap(quotedIn)].join('\n');
  const names = new Set(textsIn('src/app/look', /\.css$/).flatMap(classesIn));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !name.startsWith('aksel-') && !isNamed(name, code))).toEqual([]);
});
