import { mkdirSync, readFileSync } from 'node:fs';
import { PageConfiguration, parseConfiguration } from '#app/page/configuration.ts';
import { reloadNginx } from './reload-nginx.ts';
import { unknownKeys } from './unknown-keys.ts';
import { versionsIn, writeVersions } from './versions.ts';
import { writeSite } from './write-site.ts';

/**
 * `tsx deploy/configure.ts bank.json [--back]` writes the documents and `nginx.conf` of the current version, and reloads
 * nginx if it runs. With `--back`, the version before becomes the current one.
 */
const words = process.argv.slice(2);
const [file = ''] = words.filter((word) => !word.startsWith('--'));
const { RELEASE = 'release', SITE = 'site' } = process.env;

function configure(): void {
  if (!file) throw new Error('usage: npm run configure -- <configuration.json>');
  const configuration = parseConfiguration(readFileSync(file, 'utf8'), file);
  // A warning only: the version before may not know a field of the new one.
  for (const key of unknownKeys(configuration, PageConfiguration))
    console.warn(`${file}: ${key} is not a field of this version`);
  const versions = versionsIn(RELEASE);
  if (!versions) throw new Error(`${RELEASE} has no version: run \`npm run release\``);
  const isBack = words.includes('--back');
  const wanted = isBack ? { current: versions.before, before: versions.current } : versions;
  const { current, before } = wanted;
  if (current === null) throw new Error(`${RELEASE} has no version before ${before}`);
  mkdirSync(SITE, { recursive: true });
  writeSite({ release: RELEASE, version: current, configuration, to: SITE, env: process.env });
  writeVersions(RELEASE, { current, before });
  console.log(`${SITE}: version ${current}${reloadNginx(SITE) ? ', nginx reloads' : ''}`);
}

try {
  configure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
