import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'playwright/test';
import { addVersion } from '#deploy/add-version.ts';
import { freePort } from '#e2e/support/free-port.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Debian's nginx with the configuration of deploy/, in front of the sandbox. `page` has fields of the bank's file, `settings`
 * environment variables.
 */
export async function startNginx(
  name: string,
  apiPort = process.env.PORT_OF_JOURNEYS,
  settings: object = {},
  page: object = {},
) {
  const folder = resolve(root, '.cache/nginx', name);
  rmSync(folder, { recursive: true, force: true });
  const site = `${folder}/site`;
  const release = `${folder}/release`;
  mkdirSync(site, { recursive: true });
  makeCertificate(folder);
  const bank = `${folder}/bank.json`;
  writeFileSync(bank, JSON.stringify({ ...pageConfiguration({ isPartner: false }), ...page }));
  const port = await freePort();
  const api = `127.0.0.1:${apiPort}`;
  const env = {
    ...process.env,
    RELEASE: release,
    SITE: site,
    LISTEN: `127.0.0.1:${port} ssl http2`,
    CERTIFICATE: `${folder}/tls.crt`,
    CERTIFICATE_KEY: `${folder}/tls.key`,
    ACCESS_LOG: 'access.log',
    WORKERS: '1',
    // Longer than a busy machine needs for a new version.
    API_TIMEOUT: '10m',
    API: api,
    AROUND: `proxy_pass http://${api};`,
    ...settings,
  };
  const configure = (words: readonly string[] = [], changed: object = {}) =>
    execFileSync('node', ['--import', 'tsx', 'deploy/configure.ts', bank, ...words], {
      cwd: root,
      env: { ...env, ...changed },
      stdio: 'pipe',
    });
  const deploy = (build: string) => {
    addVersion(resolve(root, build), release);
    configure();
  };

  deploy('dist');
  const nginx = start(site);
  const url = `https://localhost:${port}`;
  return {
    url,
    folder,
    pid: nginx.pid,
    deploy,
    rollBack: (changed: object = {}) => configure(['--back'], changed),
    configureWith: (changed: object) => configure([], changed),
    output: () => readFileSync(outputOf(site), 'utf8'),
    log: (): readonly Readonly<Record<string, unknown>>[] =>
      readFileSync(`${site}/access.log`, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    stop: () => nginx.kill('SIGQUIT'),
  };
}

const outputOf = (site: string) => `${site}/output.log`;

/** As root, nginx would read as another user, who may not enter the checkout. */
function start(site: string): ChildProcess {
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = process.env.NGINX_PATH ?? 'nginx';
  // A file, as nginx opens its output again: it cannot open the socket that a process of Playwright has.
  const output = openSync(outputOf(site), 'a');
  return spawn(nginx, ['-p', site, '-c', `${site}/nginx.conf`, ...asRoot], {
    stdio: ['ignore', output, output],
  });
}

export function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/tls.key`, '-out', `${folder}/tls.crt`];
  const options = ['-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...options, ...files], { stdio: 'ignore' });
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Waits until nginx responds. */
export const isUp = ({ url }: Nginx, get: (address: string) => Promise<{ status(): number }>) =>
  expect(async () => expect((await get(`${url}/healthz`)).status()).toBe(200)).toPass();
