import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { addVersion } from './add-version.ts';
import { asCommand } from './as-command.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { deleteUnserved } from './delete-unserved.ts';
import { licencesOf } from './licences.ts';
import { locked } from './locked.ts';

/**
 * `npm run release` builds, and adds the build to the release folder, with what the product is made of and the tool that
 * configures a site. With arguments, it adds a build that is there.
 */
const [, , folder = 'release', given] = process.argv;

async function release(): Promise<void> {
  if (!given) {
    await build({ logLevel: 'warn' });
    await build({ configFile: 'deploy/vite.config.ts', logLevel: 'warn' });
  }
  const added = addVersion(given ?? 'dist', folder, (id, version) => {
    writeFileSync(join(version, 'bill-of-materials.json'), billOfMaterials('.', id));
    writeFileSync(join(version, 'licences.txt'), licencesOf('.'));
  });
  console.log(`${folder}: version ${added.newest}, before it ${added.before ?? 'none'}`);
  // A folder that no command configures, such as that of an image, would keep each version.
  deleteUnserved(folder, added);
}

await asCommand(() => locked(folder, release));
