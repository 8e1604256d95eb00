import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shell = 'chromium-headless-shell';

const installed = (...names: readonly string[]): string | undefined =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

const downloaded = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

const succeeds = (command: string, args: readonly string[]): boolean => {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Debian's package, if we may install it. */
function fromDebian(name: string): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', name]) ? installed(name) : undefined;
}

const fromPlaywright = (): string | undefined =>
  succeeds('npx', ['playwright', 'install', 'chromium']) ? downloaded() : undefined;

function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  const path =
    CHROMIUM_PATH ?? installed(...browsers) ?? downloaded() ?? fromDebian('chromium') ?? fromPlaywright();
  if (!path || !existsSync(path)) {
    throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  return path;
}

/** The named, installed or newly installed headless shell. It renders the same in half the time. */
const findShell = (): string | undefined =>
  process.env.HEADLESS_SHELL_PATH ?? installed(shell) ?? fromDebian(shell);

/**
 * The browsers of the tests. Throws an error with instructions if there is no Chromium; without a headless shell,
 * Chromium runs everything.
 */
export function findBrowsers() {
  const CHROMIUM_PATH = findChromium();
  const HEADLESS_SHELL_PATH = findShell() ?? CHROMIUM_PATH;
  for (const path of new Set([CHROMIUM_PATH, HEADLESS_SHELL_PATH])) {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    console.log(`${path}: ${version.trim()}`);
  }
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH };
}
