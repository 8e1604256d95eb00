import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

/** Installs Debian's packages, if we may. */
function installDebian(...names: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', ...names]);
}

const fromDebian = (name: string): string | undefined => (installDebian(name) ? installed(name) : undefined);

const fromPlaywright = (): string | undefined =>
  succeeds('npx', ['playwright', 'install', 'chromium']) ? downloaded() : undefined;

/** A step that needs a browser that is not on this machine, and cannot be installed. */
export class MissingBrowser extends Error {}

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

/** WebKitGTK's small browser, which Debian keeps beside the library. It needs a WebDriver and a display. */
function installedWebKit(): string | undefined {
  if (!installed('WebKitWebDriver') || !installed('Xvfb')) return undefined;
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** The environment of the step of an engine. The report of the step `browser` stays. */
function environmentOf(engine: string, variable: string, path: string | undefined) {
  if (path && existsSync(path)) return { [variable]: path, REPORT: engine };
  throw new MissingBrowser(`${path ?? engine} is not installed: docs/browsers.md says how.`);
}

/** Firefox ESR, installed if it can be. */
export const findFirefox = () =>
  environmentOf(
    'firefox',
    'FIREFOX_PATH',
    process.env.FIREFOX_PATH ?? installed('firefox-esr') ?? fromDebian('firefox-esr'),
  );

/** WebKitGTK, installed if it can be. */
export const findWebKit = () =>
  environmentOf(
    'webkit',
    'MINI_BROWSER_PATH',
    process.env.MINI_BROWSER_PATH ??
      installedWebKit() ??
      (installDebian('webkit2gtk-driver', 'xvfb') ? installedWebKit() : undefined),
  );
