import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { addVersion } from './add-version.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { deleteUnserved } from './delete-unserved.ts';
import { licencesOf } from './licences.ts';
import { locked } from './locked.ts';
import { folderOf } from './versions.ts';

/**
 * `npm run release` builds, and adds the build to the release folder, with what the product is made of and the tool that
 * configures a site. With arguments, it adds a build that is there.
 */
const [, , folder = 'release', given] = process.argv;

await locked(folder, async () => {
  if (!given) await build({ logLevel: 'warn' });
  const release = addVersion(given ?? 'dist', folder);
  const { newest, before } = release;
  writeFileSync(join(folderOf(folder, newest), 'bill-of-materials.json'), billOfMaterials('.', newest));
  writeFileSync(join(folderOf(folder, newest), 'licences.txt'), licencesOf('.'));
  if (!given) await build({ configFile: 'deploy/vite.config.ts', logLevel: 'warn' });
  console.log(`${folder}: version ${newest}, before it ${before ?? 'none'}`);
  // A folder that no command configures, such as that of an image, would keep each version.
  deleteUnserved(folder, release);
});
