import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentsFrom, workbenchFrom } from './documents.ts';
import { appFiles } from './preload.ts';

/**
 * Builds each sub-app's document from index.html, at the path where the site serves it; the sandbox's build also has
 * the workbench's.
 */
export function documents(isForSandbox: boolean): Plugin {
  const security = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />`;
  const template = readFileSync('index.html', 'utf8');
  const workbench = isForSandbox ? workbenchFrom(template) : [];
  const pages = new Map([...documentsFrom(template, security), ...workbench]);
  const files = new Map([...pages].map(([path, html]) => [resolve(`.${path}/index.html`), html]));
  return {
    name: 'documents',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { input: [...files.keys()] } } }),
    resolveId: (id) => (files.has(id) ? id : undefined),
    load: (id) => files.get(id),
    // A small entry imports the app dynamically. With a preload, both load at the same time.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { chunk, bundle = {} }) =>
        appFiles(bundle, chunk).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    },
  };
}
