import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfiguration } from '#app/page/configuration.ts';
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
  const versions = versionsIn(RELEASE);
  if (!versions) throw new Error(`${RELEASE} has no version: run \`npm run release\``);
  const isBack = words.includes('--back');
  const wanted = isBack ? { current: versions.before, before: versions.current } : versions;
  const { current, before } = wanted;
  if (current === null) throw new Error(`${RELEASE} has no version before ${before}`);
  mkdirSync(SITE, { recursive: true });
  writeSite({ release: RELEASE, version: current, configuration, to: SITE, env: process.env });
  writeVersions(RELEASE, { current, before });
  const pid = join(SITE, 'nginx.pid');
  const isRunning = existsSync(pid);
  if (isRunning) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGHUP');
  console.log(`${SITE}: version ${current}${isRunning ? ', nginx reloads' : ''}`);
}

try {
  configure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
