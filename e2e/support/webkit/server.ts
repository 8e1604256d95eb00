import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { createSandbox } from '#sandbox/app.ts';
import { portal } from '#sandbox/portal.ts';

export interface PreparedServer {
  readonly origin: string;
  /** JavaScript that runs in every document before its own code, until it is set again. */
  prepare(script: string): void;
  close(): void;
}

/**
 * Serves a build with its sandbox, and a script in front of each document: WebDriver cannot run one in a new document. It
 * comes before the document's policy, which would refuse it.
 */
export async function servePrepared(folder: string): Promise<PreparedServer> {
  let script = '';
  const sandbox = createSandbox(async (path) => {
    const html = await readFile(`${folder}${path}/index.html`, 'utf8').catch(() => undefined);
    return html?.replace('<head>', () => `<head><script>${script}</script>`);
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: portal(folder, sandbox).fetch, port: 0 }, ({ port }) =>
      resolve({
        origin: `http://localhost:${port}`,
        prepare(next) {
          script = next;
        },
        close: () => server.close(),
      }),
    );
  });
}
