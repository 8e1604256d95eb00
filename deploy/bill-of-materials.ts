import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, productPackagesIn } from './product-packages.ts';

/**
 * The bill of materials of the product (CycloneDX). `npm sbom --omit dev` leaves out React and XState, which packages for
 * development need too.
 * @param version of the product: the id of a release, or that of package.json
 */
export function billOfMaterials(root: string, version?: string): string {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const component = { type: 'application', name: product.name, version: version ?? product.version };
  const components = productPackagesIn(root).map(([path, { version, license, integrity = '' }]) => {
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
  return JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components },
    null,
    2,
  );
}
