import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { subApps } from './sub-apps.ts';

/** The list of all icons does not count as an import: icons stay with the screens that use them. */
const allIcons = /\/aksel-icons\/dist\/react\/esm\/index\.js$/;

/** Icons that the menu of the landing page shares with other pages. */
const menuIcon = /\/aksel-icons\/dist\/react\/esm\/(Airplane|Clipboard|FileText|PersonGroup|Receipt)\.js$/;

/** The first code of one document. Other documents do not need it. */
const ofOneDocument = /\.entry\.ts$|\/main\/(pages|following-reads)\.ts$|\/self-declaration-reads\.ts$/;

/** Adds the module and all its static imports, direct and indirect. */
function addWithImports(found: Set<string>, context: Rolldown.ChunkingContext, module: string): void {
  if (found.has(module) || allIcons.test(module)) return;
  found.add(module);
  for (const imported of context.getModuleInfo(module)?.importedIds ?? [])
    addWithImports(found, context, imported);
}

/** Whether a module is imported, directly or indirectly, by the given one. */
function importedBy(file: string) {
  const found = new Set<string>();
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    addWithImports(found, context, resolve(file));
    return found.has(id);
  };
}

/** The chunks that documents share (0014). */
export function sharedChunks(): { groups: Rolldown.CodeSplittingGroup[] } {
  const entries = subApps.map(({ entry }) => importedBy(`src/app/${entry}`));
  const isInBase = importedBy('src/app/buying/self-declaration.ts');
  const isInErrors = importedBy('src/app/errors/watch-errors.ts');
  const isInDrafts = importedBy('src/app/drafts/drafts.ts');
  const isInHome = importedBy('flows/overview/home/flow.ts');
  const isInPolicy = importedBy('flows/policies/policy-details/flow.ts');
  const isInMain = importedBy('src/app/main/main.ts');
  const smallDocuments = [
    'src/app/arriving/agreement-chooser.ts',
    'src/app/buying/buy.ts',
    'src/app/buying/direct-debit-receipt.ts',
    'src/app/policies/green-card.ts',
  ].map(importedBy);
  return {
    groups: [
      {
        // A document's first code. In `base`, the early calls (0009) would wait for all of it.
        debugName: 'start',
        priority: 3,
        // Vite's loader of chunks is part of every entry.
        name: (id, context) =>
          (!ofOneDocument.test(id) && entries.some((isIn) => isIn(id, context))) ||
          id.includes('vite/preload-helper')
            ? 'start'
            : null,
      },
      {
        // The document's first code evaluates it while the rest of the code is arriving.
        debugName: 'react',
        priority: 2.5,
        test: /node_modules\/(react|react-dom|scheduler)\//,
        name: 'react',
      },
      {
        // Modules that the smallest first screen shares with others. The bundler's own small chunks would be some
        // kilobytes larger. Other shared code stays with the documents that share it.
        debugName: 'base',
        priority: 2,
        minShareCount: 2,
        name: (id, context) => {
          const isInLanding = isInHome(id, context) || isInMain(id, context);
          if (isInBase(id, context)) return isInLanding ? 'base' : 'form';
          // In `common`, a form's drafts would load all of `common`.
          return isInLanding && isInDrafts(id, context) ? 'base' : null;
        },
      },
      {
        // Every document loads it, and every document with a form the next one, before the content: one file each.
        debugName: 'watching errors',
        priority: 1.8,
        name: (id, context) => (isInErrors(id, context) ? 'watch-errors' : null),
      },
      {
        debugName: 'drafts',
        priority: 1.6,
        name: (id, context) => (isInDrafts(id, context) ? 'drafts' : null),
      },
      {
        // Modules that the landing pages share with smaller documents; the next group is shared with other pages of
        // the main app. The bundler's own small chunks would be thirty requests in a queue (0029).
        debugName: 'shared',
        priority: 1,
        minShareCount: 2,
        name: (id, context) =>
          (isInHome(id, context) || isInMain(id, context)) && smallDocuments.some((isIn) => isIn(id, context))
            ? 'shared'
            : null,
      },
      {
        debugName: 'common',
        priority: 0.8,
        minShareCount: 2,
        name: (id, context) => (isInHome(id, context) ? 'common' : null),
      },
      {
        // The bundler would make three files of them.
        debugName: 'icons',
        priority: 0.6,
        minShareCount: 2,
        name: (id) => (menuIcon.test(id) ? 'icons' : null),
      },
      {
        // The page of a policy would load a dozen files of some hundred bytes that it shares with other pages.
        debugName: 'policy',
        minShareCount: 2,
        maxModuleSize: 1000,
        test: /\/(policies|travel-cards|dates)\//,
        name: (id, context) =>
          isInPolicy(id, context) && !smallDocuments.some((isIn) => isIn(id, context)) ? 'policy' : null,
      },
    ],
  };
}

/** What the bundler cannot know: these calls and packages do nothing by themselves, so what is unused can be left out. */
export const treeshake: Rolldown.TreeshakingOptions = {
  manualPureFunctions: ['forwardRef', 'createContext'],
  moduleSideEffects: [
    { test: /node_modules\/(wouter|use-sync-external-store|regexparam)\//, sideEffects: false },
  ],
};
