import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { build } from 'vite';
import { subApps } from '#app/sub-apps.ts';
import { createSandbox } from './app.ts';
import { personas } from './personas.ts';

const port = Number(process.env.PORT ?? 4173);

if (!process.argv.includes('--built')) {
  console.log('Building the portal …');
  await build({ logLevel: 'warn' });
}

const documents = new Set(subApps.map(({ path }) => path));
const sandbox = createSandbox(async (path) =>
  documents.has(path) ? readFile(`dist${path}/index.html`, 'utf8') : undefined,
);

const app = new Hono()
  .use('/assets/*', serveStatic({ root: 'dist' }))
  .use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    // The one directive that a document cannot give itself.
    context.header('Content-Security-Policy', "frame-ancestors 'none'");
  })
  .route('/', sandbox);

serve({ fetch: app.fetch, port }, () => {
  const address = `http://localhost:${port}`;
  console.log(`The portal with its sandbox: ${address}`);
  for (const { path, title } of subApps) console.log(`  ${title}: ${address}${path}?persona=<id>`);
  console.log('Personas:');
  for (const [id, { description }] of Object.entries(personas)) console.log(`  ${id}: ${description}`);
});
