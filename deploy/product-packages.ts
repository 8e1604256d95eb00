import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

export const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** The locked packages of the product by their path. */
export function productPackagesIn(root: string): readonly (readonly [path: string, locked: Locked])[] {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  );
}
