import { addVersion } from './add-version.ts';

/** `npm run release` after the build: adds `dist` to the release folder. */
const [, , folder = 'release'] = process.argv;
const { current, before } = addVersion('dist', folder);
console.log(`${folder}: version ${current}, before it ${before ?? 'none'}`);
