import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { type Browser, chromium } from 'playwright';
import { subApps } from '#documents/sub-apps.ts';
import { freePort } from '#e2e/support/free-port.ts';
import { createSandbox } from '#sandbox/app.ts';
import { portal } from '#sandbox/portal.ts';
import { brotli } from './brotli.ts';

const folder = process.env.DIST ?? 'dist';

/** Response bodies by a part of the address; the sandbox responds to all other requests. */
type Bodies = Readonly<Record<string, unknown>>;

/** The built app with its sandbox. Large bodies are made and compressed before anything is measured. */
export async function serveBuilt(
  responses: Bodies = {},
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const documents = subApps
    .map(({ path }) => path)
    .filter((path) => existsSync(`${folder}${path}/index.html`));
  const sandbox = createSandbox(async (path) =>
    documents.includes(path) ? readFile(`${folder}${path}/index.html`, 'utf8') : undefined,
  );
  const { fetch } = portal(folder, sandbox);
  const bodies = Object.entries(responses).map(
    ([part, body]) => [part, brotli(JSON.stringify(body), 5)] as const,
  );
  const port = await freePort();
  const server = serve({
    port,
    fetch: (request: Request) => {
      const [, body] = bodies.find(([part]) => request.url.includes(part)) ?? [];
      return body === undefined
        ? fetch(request)
        : new Response(body, { headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'br' } });
    },
  });
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
