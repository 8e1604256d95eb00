import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentsFrom, workbenchFrom } from './documents.ts';
import { takeStyles } from './inline-styles.ts';
import { appFiles, appStyles } from './preload.ts';

/** The HTML that a document shows before its code is loaded (0029). */
async function drawFirstScreen(): Promise<string> {
  const { module } = await runnerImport<{ firstScreen: () => string }>('./src/app/start/first-screen.tsx', {
    configFile: false,
    logLevel: 'error',
  });
  return module.firstScreen();
}

/** A classic script of index.html, outside the module graph: an old browser may not parse any module. */
const oldBrowser = 'src/documents/old-browser.js';

const preload = (file: string, attributes: Readonly<Record<string, string>>) => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
});

/**
 * Builds each sub-app's document from index.html, at the path where the site serves it; the sandbox's build also has
 * the workbench's.
 */
export function documents(isForSandbox: boolean): Plugin {
  const security = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />`;
  const template = readFileSync('index.html', 'utf8');
  const workbench = isForSandbox ? workbenchFrom(template) : new Map<string, string>();
  const fileOf = (path: string) => resolve(`.${path}/index.html`);
  const inputs = [...documentsFrom(template).keys(), ...workbench.keys()].map(fileOf);
  let files: ReadonlyMap<string, string>;
  return {
    name: 'documents',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { input: inputs } } }),
    async buildStart() {
      const parts = { security, firstScreen: await drawFirstScreen() };
      const pages = [...documentsFrom(template, parts), ...workbench];
      files = new Map(pages.map(([path, html]) => [fileOf(path), html]));
      this.emitFile({
        type: 'asset',
        originalFileName: oldBrowser,
        name: 'old-browser.js',
        source: readFileSync(oldBrowser),
      });
    },
    resolveId: (id) => (inputs.includes(id) ? id : undefined),
    load: (id) => files.get(id),
    transformIndexHtml: {
      order: 'post',
      handler(linked, { chunk, bundle = {} }) {
        const { html, sheets } = takeStyles(linked, bundle);
        const script = Object.values(bundle).find(
          (part) => part.type === 'asset' && part.originalFileNames.includes(oldBrowser),
        );
        if (!script) throw new Error(`${oldBrowser} is not in the bundle`);
        return {
          html: html.replace(oldBrowser, script.fileName),
          tags: [
            // A small entry imports the app dynamically. With a preload, both load at the same time.
            ...appFiles(bundle, chunk).map((file) => preload(file, { rel: 'modulepreload' })),
            ...appStyles(bundle, chunk).map((file) => preload(file, { rel: 'preload', as: 'style' })),
            // Last in the head: the browser fetches files as soon as it has read their names.
            ...sheets.map((css) => ({ tag: 'style', children: css, injectTo: 'head' as const })),
          ],
        };
      },
    },
  };
}
