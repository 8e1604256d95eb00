import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** The locked packages of the product by their path. */
function productIn(root: string): readonly (readonly [path: string, locked: Locked])[] {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  );
}

const isLicence = (file: string): boolean => /^(licen[cs]e|notice|copying)/i.test(file);

/** Every package of the product with its licence, and the text of it where the package has one. */
export function licencesOf(root: string): string {
  return productIn(root)
    .map(([path, { version, license }]) => {
      const texts = readdirSync(join(root, path), { withFileTypes: true })
        .filter((file) => file.isFile() && isLicence(file.name))
        .map(({ name }) => readFileSync(join(root, path, name), 'utf8').trim());
      return [`${nameOf(path)} ${version}: ${license}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * The bill of materials of the product (CycloneDX). `npm sbom --omit dev` leaves out React and XState, which packages for
 * development need too.
 */
export function billOfMaterials(root: string): string {
  const components = productIn(root).map(([path, { version, license, integrity = '' }]) => {
    const name = nameOf(path);
    return {
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: license } }],
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
      ],
    };
  });
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }, null, 2);
}
