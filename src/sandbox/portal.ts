import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Env } from './rest.ts';

/** The built files in a folder, with the sandbox behind them. */
export const portal = (folder: string, sandbox: Hono<Env>): Hono =>
  new Hono()
    .use(async (context, next) => {
      await next();
      context.header('X-Content-Type-Options', 'nosniff');
      // The one directive that a document cannot set itself.
      context.header('Content-Security-Policy', "frame-ancestors 'none'");
    })
    .use('/assets/*', serveStatic({ root: folder }))
    // For the workbench; Vite's server serves them itself.
    .use('/docs/flows/:area{[a-z-]+}/:drawing{[a-z-]+\\.svg}', serveStatic({ root: '.' }))
    .route('/', sandbox);
