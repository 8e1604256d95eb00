import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { chromium, request } from 'playwright';
import { subApps } from '#documents/sub-apps.ts';
import { isUp, startNginx } from '#e2e/nginx/server.ts';
import { freePort } from '#e2e/support/free-port.ts';
import { createSandbox } from '#sandbox/app.ts';
import { portal } from '#sandbox/portal.ts';
import { findBrowsers, findNginx } from '#test/checks/browsers.ts';

/** The build behind nginx. The sandbox, as the API, compresses its responses, as the API of a bank would. */
export async function serveSite() {
  if (!existsSync('dist')) throw new Error('There is no build: `npm test -- build`.');
  Object.assign(process.env, findBrowsers(), findNginx());
  const paths: readonly string[] = subApps.map(({ path }) => path);
  const sandbox = createSandbox(async (path) =>
    paths.includes(path) ? readFileSync(`dist${path}/index.html`, 'utf8') : undefined,
  );
  const api = new Hono().use(compress()).mount('/', portal('dist', sandbox).fetch);
  const port = await freePort();
  const server = serve({ fetch: api.fetch, port });
  const nginx = await startNginx('costs', String(port));
  const client = await request.newContext({ ignoreHTTPSErrors: true });
  await isUp(nginx, (address) => client.get(address));
  const { publicKey } = new X509Certificate(readFileSync(`${nginx.folder}/tls.crt`));
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    ...nginx,
    apiPort: port,
    /** For a browser: it caches nothing of a site whose certificate it does not trust. */
    chromiumArgs: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${key}`],
    stop: () => {
      nginx.stop();
      server.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;

export const openBrowser = ({ chromiumArgs }: Site) =>
  chromium.launch({
    executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '',
    args: [...chromiumArgs],
  });
