import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const [, , folder = 'release', build] = process.argv;

const vite = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...words], {
    stdio: 'inherit',
  });

await locked(folder, () => {
  if (!build) vite();
  const release = addVersion(build ?? 'dist', folder);
  const { newest, before } = release;
  writeFileSync(join(folderOf(folder, newest), 'bill-of-materials.json'), billOfMaterials('.', newest));
  writeFileSync(join(folderOf(folder, newest), 'licences.txt'), licencesOf('.'));
  if (!build) vite('-c', 'deploy/vite.config.ts');
  console.log(`${folder}: version ${newest}, before it ${before ?? 'none'}`);
  // A folder that no command configures, such as that of an image, would keep each version.
  deleteUnserved(folder, release);
});
