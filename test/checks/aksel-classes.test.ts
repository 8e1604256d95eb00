import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const classes = (text: string) => new Set(text.match(/(?<=[."' ])aksel-[\w-]+(?=[^\w-])/g) ?? []);
const read = (file: string) => readFileSync(file, 'utf8');

/** Some parts are drawn by Aksel's style sheet without its component (0030). */
test('each class of Aksel that a view names is in its style sheet', () => {
  const known = classes(read(createRequire(import.meta.url).resolve('@navikt/ds-css')));
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...classes(read(`src/${file}`))]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
