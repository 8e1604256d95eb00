import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { subApps } from '#documents/sub-apps.ts';
import { freePort } from '#e2e/support/free-port.ts';
import { createSandbox } from '#sandbox/app.ts';
import { portal } from '#sandbox/portal.ts';

/** Compressed as a good server would: files at their best (11), responses of calls quickly (5). */
const packed = new Map<string, Uint8Array<ArrayBuffer>>();

function pack(body: Uint8Array, quality: 5 | 11): Uint8Array<ArrayBuffer> {
  const key = createHash('sha1').update(body).digest('base64');
  const known = packed.get(key);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const made = new Uint8Array(brotliCompressSync(body, { params }));
  packed.set(key, made);
  return made;
}

const text = /^(text\/|application\/(json|javascript)|image\/svg)/;

async function packedResponse(response: Response, quality: 5 | 11): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (!text.test(headers.get('Content-Type') ?? ''))
    return new Response(response.body, { status: response.status, headers });
  const body = pack(new Uint8Array(await response.arrayBuffer()), quality);
  headers.set('Content-Encoding', 'br');
  headers.set('Content-Length', String(body.length));
  return new Response(body, { status: response.status, headers });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface BenchServer {
  readonly origin: string;
  /** Serves this document, or another file, at the path. */
  readonly put: (path: string, body: string, type?: string) => void;
}

interface Options {
  /** The folder of the build; `dist` by default. */
  readonly folder?: string;
  /** Milliseconds before each response of a call. */
  readonly callDelay?: number;
  /** Response bodies by a part of the path; the sandbox responds to all other calls. */
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** The production build with its sandbox. Large responses are compressed before anything is measured. */
export async function serveBuild({
  folder = process.env.DIST ?? 'dist',
  callDelay = 0,
  responses = {},
}: Options = {}): Promise<BenchServer> {
  const own = new Map<string, Response>();
  const bodies = Object.entries(responses).map(
    ([part, body]) => [part, new TextEncoder().encode(JSON.stringify(body))] as const,
  );
  for (const [, body] of bodies) pack(body, 5);
  const documents = subApps
    .map(({ path }) => path)
    .filter((path) => existsSync(`${folder}${path}/index.html`));
  const { fetch } = portal(
    folder,
    createSandbox(async (path) =>
      documents.includes(path) ? readFile(`${folder}${path}/index.html`, 'utf8') : undefined,
    ),
  );
  const port = await freePort();
  serve({
    port,
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      const file = own.get(pathname);
      if (file) return packedResponse(file.clone(), 11);
      const isCall = pathname.startsWith('/rest/');
      if (isCall) await wait(callDelay);
      const [, body] = bodies.find(([part]) => pathname.includes(part)) ?? [];
      const response = body
        ? new Response(body, { headers: { 'Content-Type': 'application/json' } })
        : await fetch(request);
      return packedResponse(response, isCall ? 5 : 11);
    },
  });
  return {
    origin: `http://localhost:${port}`,
    put: (path, body, type = 'text/html') =>
      own.set(path, new Response(body, { headers: { 'Content-Type': type } })),
  };
}
