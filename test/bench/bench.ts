import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { subApps } from '#documents/sub-apps.ts';
import { freePort } from '#e2e/support/free-port.ts';
import { createSandbox } from '#sandbox/app.ts';
import { portal } from '#sandbox/portal.ts';

const folder = process.env.DIST ?? 'dist';

/** The built app with its sandbox; `body` answers requests whose address holds `part`. */
export async function serveBuilt(answer?: {
  readonly part: string;
  readonly body: string;
}): Promise<{ readonly origin: string; readonly close: () => void }> {
  const documents = subApps
    .map(({ path }) => path)
    .filter((path) => existsSync(`${folder}${path}/index.html`));
  const sandbox = createSandbox(async (path) =>
    documents.includes(path) ? readFile(`${folder}${path}/index.html`, 'utf8') : undefined,
  );
  const { fetch } = portal(folder, sandbox);
  const port = await freePort();
  const server = serve({
    port,
    fetch: (request: Request) =>
      answer && request.url.includes(answer.part)
        ? new Response(answer.body, { headers: { 'Content-Type': 'application/json' } })
        : fetch(request),
  });
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
