import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A file of JavaScript that the build wrote, and what it was made of. */
export interface Chunk {
  readonly file: string;
  /** The module that the chunk begins with, where it has one. */
  readonly entry: string | null;
  /** Every module in it: its file within the project, without Vite's own marks and queries. */
  readonly modules: readonly string[];
  /** Chunks that the browser loads together with it. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Beside what is served, never in it. */
const placeOf = (mode: string) => (mode === 'sandbox' ? '.cache/bundle-sandbox.json' : '.cache/bundle.json');

/** Writes down what each chunk was made of, for the check of the bundle. */
export function recordBundle(): Plugin {
  let root = '';
  let place = '';
  const inProject = (id: string) =>
    relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/');
  return {
    name: 'record-bundle',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      place = placeOf(config.mode);
    },
    // Not generateBundle: Vite's own plugins have yet to put the style sheets in their places then.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part): Chunk[] =>
        part.type === 'asset'
          ? []
          : [
              {
                file: part.fileName,
                entry: part.facadeModuleId && inProject(part.facadeModuleId),
                modules: part.moduleIds.map(inProject),
                imports: part.imports,
                css: [...(part.viteMetadata?.importedCss ?? [])],
              },
            ],
      );
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

/** Of the build that a bank serves, or of the sandbox's own. */
export const readRecord = (mode: 'production' | 'sandbox' = 'production'): readonly Chunk[] =>
  JSON.parse(readFileSync(placeOf(mode), 'utf8'));
