import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './src/documents/content-security-policy.ts';
import { documentsFrom, workbenchFrom } from './src/documents/documents.ts';
import { recordBundle } from './src/documents/record-bundle.ts';
import { sandboxInDevelopment } from './src/sandbox/vite-plugin.ts';

/** Files of chunks, and of what they import in their turn. */
function codeOf(bundle: Rollup.OutputBundle, files: readonly string[], found = new Set<string>()) {
  for (const file of files) {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') continue;
    found.add(file);
    codeOf(bundle, chunk.imports, found);
  }
  return found;
}

/** A flow's code, which few of those who come to the document may need. */
const isFlow = (chunk: Rollup.OutputBundle[string] | undefined): boolean =>
  chunk?.type === 'chunk' && chunk.facadeModuleId?.includes('/flows/') === true;

const isEntry = (chunk: Rollup.OutputBundle[string] | undefined): boolean =>
  chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('.entry.ts'));

/**
 * What a document's entry imports for its first screen, without what the document names already. The entry is
 * in a chunk of its own where two documents have the same.
 */
function appOf(bundle: Rollup.OutputBundle, document: Rollup.OutputChunk | undefined): readonly string[] {
  if (!document) return [];
  const named = codeOf(bundle, [document.fileName]);
  const entries = [...named]
    .map((file) => bundle[file])
    .filter((chunk) => chunk === document || isEntry(chunk));
  const apps = entries
    .flatMap((chunk) => (chunk?.type === 'chunk' ? chunk.dynamicImports : []))
    .filter((file) => !isFlow(bundle[file]));
  return [...codeOf(bundle, apps)].filter((file) => !named.has(file));
}

/**
 * Builds each sub-app's document from index.html, at the path where the site serves it; for the sandbox the
 * workbench too.
 */
function documents(isForSandbox: boolean): Plugin {
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
    // The app comes by a dynamic import of a small entry: told of here, both come at once.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { chunk, bundle = {} }) =>
        appOf(bundle, chunk).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    },
  };
}

/** It imports every icon that there is; those that are in use go with their users. */
const allIcons = /\/aksel-icons\/dist\/react\/esm\/index\.js$/;

/** The module, and what it imports at once, in its turn too. */
function addWithImports(found: Set<string>, context: Rolldown.ChunkingContext, module: string): void {
  if (found.has(module) || allIcons.test(module)) return;
  found.add(module);
  for (const imported of context.getModuleInfo(module)?.importedIds ?? [])
    addWithImports(found, context, imported);
}

const inStart = new Set<string>();
const inBase = new Set<string>();

/**
 * What a document's first code is, by itself: in the chunk of what the app shares, the early calls would wait for all
 * of that. Vite's own loader of chunks is part of every entry.
 */
function first(id: string, context: Rolldown.ChunkingContext): string | null {
  addWithImports(inStart, context, resolve('src/app/start/start.ts'));
  return (inStart.has(id) && !id.endsWith('.css')) || id.includes('vite/preload-helper') ? 'start' : null;
}

/**
 * In one chunk what the self-declaration's first screen shares with others: in a dozen small ones, as they
 * would fall by themselves, it is some kilobytes heavier. Other shared code stays with who shares it.
 */
function base(id: string, context: Rolldown.ChunkingContext): string | null {
  addWithImports(inBase, context, resolve('src/app/buying/self-declaration.tsx'));
  return inBase.has(id) ? 'base' : null;
}

/** Tests that draw, or ask what a browser has: a page costs each file a second. */
const drawing = ['test/{app,engine,journeys}/**/*.test.ts', 'test/**/*.test.tsx'];

export default defineConfig(({ mode }) => ({
  plugins: [react(), documents(mode === 'sandbox'), recordBundle(), sandboxInDevelopment()],
  appType: 'custom',
  // index.html names no entry by itself: untold, Vite finds packages at the first visit, and reloads.
  optimizeDeps: { entries: ['src/app/**/*.entry.ts', 'src/workbench/{start,dialogs}.tsx'] },
  resolve: {
    alias: [
      { find: '../utils/i18n/locales/nb.js', replacement: resolve('src/app/page/aksel-texts.ts') },
      {
        find: /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/,
        replacement: resolve('src/api/reads-only.ts'),
      },
      // Libraries bring along what React itself has had since its 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: 'use-sync-external-store' },
    ],
  },
  build: {
    outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: first, debugName: 'start', priority: 1 },
            { name: base, debugName: 'base', minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        // What nobody uses goes: of wouter, all but the matching of addresses.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
        moduleSideEffects: (id) => (id.includes('/node_modules/wouter/') ? false : undefined),
      },
    },
  },
  test: {
    // By itself vitest leaves a core idle.
    maxWorkers: '100%',
    projects: [
      {
        // Pure functions need neither a page nor a fresh process for each file.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: ['test/domain/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['test/support/no-page.ts'],
          testTimeout: 60_000,
          include: ['test/**/*.test.ts'],
          exclude: ['test/{domain,paths}/**', ...drawing],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          setupFiles: ['test/support/patience.ts'],
          testTimeout: 60_000,
          include: [...drawing],
        },
      },
      {
        // A file for each area, so that two processes share them; each leaves its pages behind.
        extends: true,
        test: {
          name: 'paths',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/support/patience.ts'],
          testTimeout: 60_000,
          include: ['test/paths/**/*.test.ts'],
        },
      },
    ],
  },
}));
