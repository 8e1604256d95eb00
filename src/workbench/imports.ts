import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const settings: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const named = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g;

/** The file that an import leads to, by path from the root; null for a package. */
function resolved(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const layer = Object.entries(settings.imports).find(([pattern]) =>
    specifier.startsWith(pattern.slice(0, -1)),
  );
  return layer ? join(layer[1].slice(0, -1), specifier.slice(layer[0].length - 1)) : null;
}

/** Files of the project that a file imports. */
export const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(named)].flatMap(
    ([, specifier = '']) => resolved(specifier, file) ?? [],
  );

/** The files and all their imports, direct and indirect, without the `stop` files and what only these import. */
export function filesBehind(starts: readonly string[], stop: readonly string[] = []): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...starts];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || stop.includes(file) || !existsSync(file)) continue;
    found.add(file);
    if (/\.tsx?$/.test(file)) left.push(...importsOf(file));
  }
  return found;
}
