import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { visitorPagePath } from '#documents/documents.ts';
// The headers that the bank's server sends too: a document cannot set them itself.
import headers from '#documents/headers.json' with { type: 'json' };
import type { Env } from './rest.ts';

const { everyResponse, cacheRules } = headers;

/** The name of an asset changes with its content. A missing asset is not cached. */
function cacheRuleOf(path: string, status: number): string {
  if (path.startsWith('/rest/')) return cacheRules.api;
  const isAsset = path.startsWith('/assets/') && (status === 200 || status === 304);
  return isAsset ? cacheRules.asset : cacheRules.other;
}

/** The built files in a folder, with the sandbox behind them. */
export const portal = (folder: string, sandbox: Hono<Env>): Hono =>
  new Hono()
    .use(async (context, next) => {
      await next();
      for (const [name, value] of Object.entries(everyResponse)) context.header(name, value);
      context.header('Cache-Control', cacheRuleOf(context.req.path, context.res.status));
      // The workbench shows this page in a frame; no bank serves it.
      if (context.req.path === visitorPagePath)
        context.header('Content-Security-Policy', "frame-ancestors 'self'");
    })
    .use('/assets/*', serveStatic({ root: folder }))
    // For the workbench; Vite's server serves them itself.
    .use('/docs/flows/:area{[a-z-]+}/:drawing{[a-z-]+\\.svg}', serveStatic({ root: '.' }))
    .route('/', sandbox);
