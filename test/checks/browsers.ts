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

/** A step needs a browser that is not on this machine, and cannot be installed. */
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

/** Debian keeps WebKitGTK's small browser beside the library. */
function installedMiniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** The path in an environment variable. Throws if the file does not exist. */
function named(variable: string): string | undefined {
  const path = process.env[variable] || undefined;
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  return path;
}

const missing = (name: string) => new MissingBrowser(`${name} is not installed: docs/browsers.md says how.`);

/** Chromium, and nginx with its module for brotli, installed if they can be. */
export function findNginx() {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const find = () => named('NGINX_PATH') ?? installed('nginx');
  if (!find() || !existsSync(module)) installDebian('nginx-light', 'libnginx-mod-http-brotli-static');
  const NGINX_PATH = find();
  if (!NGINX_PATH || !existsSync(module)) throw new MissingBrowser('nginx is not installed: docs/deploy.md');
  return { ...findBrowsers(), NGINX_PATH, REPORT: 'nginx' };
}

/** Firefox ESR, installed if it can be. The report of the step `browser` stays. */
export function findFirefox() {
  const FIREFOX_PATH = named('FIREFOX_PATH') ?? installed('firefox-esr') ?? fromDebian('firefox-esr');
  if (!FIREFOX_PATH) throw missing('Firefox ESR');
  return { FIREFOX_PATH, REPORT: 'firefox' };
}

/** WebKitGTK with its WebDriver and a display, installed if they can be. */
export function findWebKit() {
  const isComplete = () => installed('WebKitWebDriver') !== undefined && installed('Xvfb') !== undefined;
  const find = () => named('MINI_BROWSER_PATH') ?? installedMiniBrowser();
  if (!find() || !isComplete()) installDebian('webkit2gtk-driver', 'xvfb');
  const MINI_BROWSER_PATH = find();
  if (!MINI_BROWSER_PATH) throw missing("WebKitGTK's MiniBrowser");
  if (!isComplete()) throw missing('WebKitWebDriver or Xvfb');
  return { MINI_BROWSER_PATH, REPORT: 'webkit' };
}
