import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, productPackagesIn } from './product-packages.ts';

const isLicence = (file: string): boolean => /^(licen[cs]e|notice|copying)/i.test(file);

/** Every package of the product with its licence, and the text of it where the package has one. */
export function licencesOf(root: string): string {
  return productPackagesIn(root)
    .map(([path, { version, license }]) => {
      const texts = readdirSync(join(root, path), { withFileTypes: true })
        .filter((file) => file.isFile() && isLicence(file.name))
        .map(({ name }) => readFileSync(join(root, path, name), 'utf8').trim());
      return [`${nameOf(path)} ${version}: ${license}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
