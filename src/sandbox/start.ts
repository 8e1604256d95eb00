import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import { subApps } from '#app/sub-apps.ts';
import { createSandbox } from './app.ts';
import { personas } from './personas.ts';
import { portal } from './portal.ts';

const port = Number(process.env.PORT ?? 4173);

if (!process.argv.includes('--built')) {
  console.log('Building the portal …');
  await build({ logLevel: 'warn' });
}

const documents = new Set(subApps.map(({ path }) => path));
const sandbox = createSandbox(async (path) =>
  documents.has(path) ? readFile(`dist${path}/index.html`, 'utf8') : undefined,
);

serve({ fetch: portal('dist', sandbox).fetch, port }, () => {
  const address = `http://localhost:${port}`;
  console.log(`The portal with its sandbox: ${address}`);
  for (const { path, title } of subApps) console.log(`  ${title}: ${address}${path}?persona=<id>`);
  console.log('Personas:');
  for (const [id, { description }] of Object.entries(personas)) console.log(`  ${id}: ${description}`);
});
