import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type APIRequestContext, request } from 'playwright/test';
import { freePort } from '#e2e/support/free-port.ts';
import { test as base } from '#e2e/support/test.ts';
import { isUp, type Nginx, startNginx } from './server.ts';

interface Own {
  readonly client: APIRequestContext;
  readonly nginx: Nginx;
}

interface OwnApi {
  /** Starts nginx in front of an API of the test's own; `settings` are made from the API's port. */
  startApi(
    name: string,
    api: RequestListener,
    settings?: (port: number) => object,
    tls?: object,
  ): Promise<Own>;
  /** Starts nginx in front of a server. */
  startNginxFor(name: string, port: number, settings: object): Promise<Own>;
}

/** A test with an nginx of its own, in front of an API of its own. */
export const test = base.extend<OwnApi>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  startNginxFor: async ({}, use) => {
    const started: Nginx[] = [];
    await use(async (name, port, settings) => {
      const nginx = await startNginx(name, String(port), settings);
      started.push(nginx);
      const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
      await isUp(nginx, (address) => client.get(address));
      return { nginx, client };
    });
    for (const nginx of started) nginx.stop();
  },
  startApi: async ({ startNginxFor }, use) => {
    const servers: Pick<Server, 'close' | 'closeAllConnections'>[] = [];
    await use(async (name, api, settings = () => ({}), tls) => {
      const port = await freePort();
      const server = tls ? createSecureServer(tls, api) : createServer(api);
      server.listen(port, '127.0.0.1');
      servers.push(server);
      return startNginxFor(name, port, settings(port));
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});
