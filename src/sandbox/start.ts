import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import { workbenchFrom, workbenchPath } from '#documents/documents.ts';
import { subApps } from '#documents/sub-apps.ts';
import { createSandbox } from './app.ts';
import { personas } from './personas.ts';
import { portal } from './portal.ts';

const port = Number(process.env.PORT ?? 4173);

/** A folder with a finished build. Without an argument, the build with the developers' tools is made first. */
const [, , given] = process.argv;
const folder = given ?? 'dist-sandbox';

if (!given) {
  console.log('Building the portal …');
  await build({ mode: 'sandbox', logLevel: 'warn' });
}

const built = [...subApps.map(({ path }) => path), ...workbenchFrom('').keys()].filter((path) =>
  existsSync(`${folder}${path}/index.html`),
);
const sandbox = createSandbox(async (path) =>
  built.includes(path) ? readFile(`${folder}${path}/index.html`, 'utf8') : undefined,
);

serve({ fetch: portal(folder, sandbox).fetch, port }, () => {
  const address = `http://localhost:${port}`;
  console.log(`The portal with its sandbox: ${address}`);
  for (const { path, title } of subApps) console.log(`  ${title}: ${address}${path}?persona=<id>`);
  if (built.includes(workbenchPath)) console.log(`  Workbench: ${address}${workbenchPath}`);
  console.log('Personas:');
  for (const [id, { description }] of Object.entries(personas)) console.log(`  ${id}: ${description}`);
});
