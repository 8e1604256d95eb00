import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const installed = (): string | undefined =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

const downloaded = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

const succeeds = (command: string, args: readonly string[]): boolean => {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Debian's own package, where we may install it. */
function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', 'chromium']) ? installed() : undefined;
}

const fromPlaywright = (): string | undefined =>
  succeeds('npx', ['playwright', 'install', 'chromium']) ? downloaded() : undefined;

/** A Chromium for the browser tests: named, installed, or installed now. Throws with what to do. */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? installed() ?? downloaded() ?? fromDebian() ?? fromPlaywright();
  if (!path || !existsSync(path)) {
    throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  console.log(
    execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
  );
  return path;
}
