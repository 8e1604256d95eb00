import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { documentsFrom, workbenchFrom } from '#documents/documents.ts';
import type { Session } from './session.ts';

/** A change of Vite's configuration restarts the server in the same process, so sessions are kept. */
const kept = globalThis as { sandboxSessions?: Map<string, Session> };

type Modules = readonly [typeof import('./app.ts'), typeof import('./session.ts')];

/**
 * Loads the sandbox as Vite loads a module of the page: after an edit of it, or of a rule, the next request gets the new
 * one. Imported here, it would be a part of Vite's configuration, and each edit would restart the server.
 */
const load = async (server: ViteDevServer): Promise<Modules> => [
  (await server.ssrLoadModule('/src/sandbox/app.ts')) as Modules[0],
  (await server.ssrLoadModule('/src/sandbox/session.ts')) as Modules[1],
];

/** The sandbox in the development server, behind Vite's own files. */
export function sandboxInDevelopment(): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      kept.sandboxSessions ??= new Map();
      const sessions = kept.sandboxSessions;
      const open = ([{ createSandbox }, { sessionStore }]: Modules) => {
        const sandbox = createSandbox(async (path) => {
          const template = await readFile('index.html', 'utf8');
          const html = documentsFrom(template).get(path) ?? workbenchFrom(template).get(path);
          return html === undefined ? undefined : server.transformIndexHtml(path, html);
        }, sessionStore(sessions));
        return getRequestListener(sandbox.fetch);
      };
      const listeners = new WeakMap<Modules[0], ReturnType<typeof open>>();
      return () =>
        server.middlewares.use(async (request, response) => {
          const modules = await load(server);
          const listener = listeners.get(modules[0]) ?? open(modules);
          listeners.set(modules[0], listener);
          await listener(request, response);
        });
    },
  };
}
