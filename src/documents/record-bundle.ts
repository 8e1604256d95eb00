import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A JavaScript file of the build, and its modules: a chunk, or a classic script. */
export interface Chunk {
  readonly file: string;
  /** The chunk's entry module, if it has one. */
  readonly entry: string | null;
  /** The modules in the chunk, as files of the project, without Vite's prefixes and queries. */
  readonly modules: readonly string[];
  /** Chunks that the browser loads together with it. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Beside the served folder, never in it. */
const recordFile = (mode: string) =>
  mode === 'sandbox' ? '.cache/bundle-sandbox.json' : '.cache/bundle.json';

/** Records the modules of each chunk, for the check of the bundle. */
export function recordBundle(): Plugin {
  let root = '';
  let file = '';
  const inProject = (id: string) =>
    relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/');
  return {
    name: 'record-bundle',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      file = recordFile(config.mode);
    },
    // Not generateBundle: Vite's plugins have not yet placed the style sheets then.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part): Chunk[] =>
        part.type === 'asset'
          ? part.originalFileNames
              .filter((name) => name.endsWith('.js'))
              .map((name) => ({ file: part.fileName, entry: name, modules: [name], imports: [], css: [] }))
          : [
              {
                file: part.fileName,
                entry: part.facadeModuleId && inProject(part.facadeModuleId),
                modules: Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
                  renderedLength > 0 ? inProject(id) : [],
                ),
                imports: part.imports,
                css: [...(part.viteMetadata?.importedCss ?? [])],
              },
            ],
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

/** Reads the record of the bank's build, or of the sandbox's build. */
export const readRecord = (mode: 'production' | 'sandbox' = 'production'): readonly Chunk[] =>
  JSON.parse(readFileSync(recordFile(mode), 'utf8'));
