import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { appFiles, appStyles } from '#documents/preload.ts';

type Part = Partial<
  Pick<Rollup.OutputChunk, 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports' | 'viteMetadata'>
>;

const chunk = (fileName: string, part: Part) =>
  ({
    type: 'chunk',
    fileName,
    facadeModuleId: null,
    moduleIds: [],
    imports: [],
    dynamicImports: [],
    ...part,
  }) as unknown as Rollup.OutputChunk;

const app = {
  'app.js': chunk('app.js', {
    facadeModuleId: '/src/app/main/main.ts',
    imports: ['base.js', 'start.js'],
  }),
  'base.js': chunk('base.js', {}),
  'start.js': chunk('start.js', {}),
  'flow.js': chunk('flow.js', { facadeModuleId: '/flows/overview/home/flow.ts' }),
};
const entry: Part = {
  moduleIds: ['/src/app/main/main.entry.ts'],
  imports: ['start.js'],
  dynamicImports: ['app.js', 'flow.js'],
};

test("a document preloads its app's code; flows load on demand", () => {
  const document = chunk('page.js', entry);
  expect(appFiles({ ...app, 'page.js': document }, document)).toEqual(['app.js', 'base.js']);
});

test('a flow that the workbench imports too, so that its chunk has no module of its own, loads on demand', () => {
  const document = chunk('page.js', entry);
  const bundle = { ...app, 'page.js': document, 'flow.js': chunk('flow.js', {}) };
  expect(appFiles(bundle, document)).toEqual(['app.js', 'base.js']);
});

test("two documents with one entry, which is a chunk of its own, preload its app's code", () => {
  const document = chunk('page.js', { imports: ['entry.js'] });
  const bundle = { ...app, 'page.js': document, 'entry.js': chunk('entry.js', entry) };
  expect(appFiles(bundle, document)).toEqual(['app.js', 'base.js']);
});

test("a document preloads the style sheets of its app's code", () => {
  const document = chunk('page.js', entry);
  const styled = (css: string): Part => ({
    viteMetadata: { importedCss: new Set([css]), importedAssets: new Set(), __modules: {} },
  });
  const bundle = {
    ...app,
    'page.js': document,
    'base.js': chunk('base.js', styled('base.css')),
    'flow.js': chunk('flow.js', { ...styled('flow.css'), facadeModuleId: '/flows/overview/home/flow.ts' }),
  };
  expect(appStyles(bundle, document)).toEqual(['base.css']);
});
