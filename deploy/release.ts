import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addVersion } from './add-version.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { deleteUnserved } from './delete-unserved.ts';
import { licencesOf } from './licences.ts';
import { locked } from './locked.ts';
import { folderOf } from './versions.ts';

/** `npm run release` after the build: adds `dist` to the release folder, with what the product is made of. */
const [, , folder = 'release', build = 'dist'] = process.argv;
locked(folder, () => {
  const release = addVersion(build, folder);
  const { newest, before } = release;
  writeFileSync(join(folderOf(folder, newest), 'bill-of-materials.json'), billOfMaterials('.', newest));
  writeFileSync(join(folderOf(folder, newest), 'licences.txt'), licencesOf('.'));
  console.log(`${folder}: version ${newest}, before it ${before ?? 'none'}`);
  // A folder that no command configures, such as that of an image, would keep each version.
  deleteUnserved(folder, release);
});
