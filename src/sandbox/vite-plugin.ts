import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { documentsFrom, workbenchFrom } from '#documents/documents.ts';
import { createSandbox } from './app.ts';
import { type Session, sessionStore } from './session.ts';

/** An edit of the sandbox restarts the server in the same process, so sessions are kept. */
const kept = globalThis as { sandboxSessions?: Map<string, Session> };

/** The sandbox in the development server, behind Vite's own files. */
export function sandboxInDevelopment(): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      kept.sandboxSessions ??= new Map();
      const sandbox = createSandbox(async (path) => {
        const template = await readFile('index.html', 'utf8');
        const html = documentsFrom(template).get(path) ?? workbenchFrom(template).get(path);
        return html === undefined ? undefined : server.transformIndexHtml(path, html);
      }, sessionStore(kept.sandboxSessions));
      return () => server.middlewares.use(getRequestListener(sandbox.fetch));
    },
  };
}
