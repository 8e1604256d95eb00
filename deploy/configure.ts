import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PageConfiguration, parseConfiguration } from '#app/page/configuration.ts';
import { asCommand } from './as-command.ts';
import { checkWithNginx } from './check-with-nginx.ts';
import { closedFolders } from './closed-folders.ts';
import { deleteUnserved } from './delete-unserved.ts';
import { locked } from './locked.ts';
import { nginxOf, readAgain, reloadNginx } from './reload-nginx.ts';
import { changesIn, nextSettings, settingsOf, writeSettings } from './settings.ts';
import { unknownKeys } from './unknown-keys.ts';
import { nextServed, releaseIn, servedBefore, writeRelease } from './versions.ts';
import { confirmConfiguration, restoreConfiguration, writeSite } from './write-site.ts';

/**
 * `tsx deploy/configure.ts bank.json [--back]` writes the documents and `nginx.conf` of a site's version, and reloads nginx
 * if it runs. With `--back`, the version that the site served before becomes the current one.
 */
const words = process.argv.slice(2);
const isBack = words.includes('--back');
const [file = '', ...others] = words.filter((word) => word !== '--back');
const { RELEASE = 'release', SITE = 'site' } = process.env;

async function configure(): Promise<void> {
  if (!file || file.startsWith('-') || others.length > 0)
    throw new Error(`usage: npm run ${isBack ? 'roll-back' : 'configure'} -- <configuration.json>`);
  const configuration = parseConfiguration(readFileSync(file, 'utf8'), file);
  // A warning only: the version before may not know a field of the new one.
  for (const key of unknownKeys(configuration, PageConfiguration))
    console.warn(`${file}: ${key} is not a field of this version, and stands in every document`);
  await locked(RELEASE, () => serve(configuration));
}

async function serve(configuration: PageConfiguration): Promise<void> {
  const release = releaseIn(RELEASE);
  if (!release) throw new Error(`${RELEASE} has no version: run \`npm run release\``);
  const nginx = nginxOf(SITE);
  mkdirSync(SITE, { recursive: true });
  // One site, by whichever path it is reached.
  const site = realpathSync(SITE);
  const served = isBack ? servedBefore(release, site) : nextServed(release, site);
  if (!served) throw new Error(`${SITE} has served no other version`);
  const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const before = settingsOf(SITE);
  const settings = nextSettings(template, before, process.env);
  const check = (candidate: string) => {
    if (!checkWithNginx(SITE, candidate)) console.warn('without nginx, nginx.conf is not tried');
  };
  const documents = writeSite({
    release: RELEASE,
    version: served.current,
    configuration,
    to: SITE,
    template,
    settings,
    check,
  });
  if (process.getuid?.() === 0) warnOfClosedFolders([join(RELEASE, 'assets'), documents]);
  if (nginx) await reloadOrRestore(nginx);
  confirmConfiguration(SITE);
  writeSettings(SITE, settings);
  for (const change of changesIn(before, settings)) console.log(`${SITE}: ${change}`);
  const configured = { ...release, sites: { ...release.sites, [site]: served } };
  writeRelease(RELEASE, configured);
  console.log(`${SITE}: version ${served.current}${nginx ? ', nginx has reloaded' : ''}`);
  try {
    deleteUnserved(RELEASE, configured);
  } catch (error) {
    // The version is served, and the next command deletes the rest.
    console.warn(error instanceof Error ? error.message : error);
  }
}

function warnOfClosedFolders(paths: readonly string[]): void {
  for (const folder of new Set(paths.flatMap(closedFolders)))
    console.warn(`${folder} is closed to other users: unless nginx runs with 'user root;', each page is 404`);
}

/** The next start of nginx must find what it serves now. */
async function reloadOrRestore(nginx: string): Promise<void> {
  try {
    await reloadNginx(nginx);
  } catch (error) {
    restoreConfiguration(SITE);
    // A slow nginx may have read the new one.
    readAgain(nginx);
    throw error;
  }
}

await asCommand(configure);
