import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/app/look';

test('tablets begin at 768 px of width and desktops at 1024 px (A9.1)', () => {
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const queries = styles.flatMap((css) => css.match(/@media \(width >= [^{]*/g) ?? []);
  expect([...new Set(queries.map((query) => query.trim()))].sort()).toEqual([
    '@media (width >= 1024px)',
    '@media (width >= 768px)',
  ]);
});
