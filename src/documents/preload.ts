import type { Rollup } from 'vite';

type Part = Rollup.OutputBundle[string] | undefined;

/** The files with all their imports, direct and indirect. */
function withImports(bundle: Rollup.OutputBundle, files: readonly string[], found = new Set<string>()) {
  for (const file of files) {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') continue;
    found.add(file);
    withImports(bundle, chunk.imports, found);
  }
  return found;
}

/**
 * The app itself. The other chunks that an entry imports are flows, which few visitors of the document may need. If the
 * workbench imports a flow too, its chunk has no entry module that identifies it.
 */
const isApp = (chunk: Part): boolean =>
  chunk?.type === 'chunk' && chunk.facadeModuleId?.includes('/src/app/') === true;

const isEntry = (chunk: Part): boolean =>
  chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('.entry.ts'));

/**
 * Files of the app that a document's entry imports for its first screen, without the files that the document already
 * names. If two documents have the same entry, a separate chunk contains it.
 */
export function appFiles(
  bundle: Rollup.OutputBundle,
  document: Rollup.OutputChunk | undefined,
): readonly string[] {
  if (!document) return [];
  const named = withImports(bundle, [document.fileName]);
  const entries = [...named]
    .map((file) => bundle[file])
    .filter((chunk) => chunk === document || isEntry(chunk));
  const apps = entries
    .flatMap((chunk) => (chunk?.type === 'chunk' ? chunk.dynamicImports : []))
    .filter((file) => isApp(bundle[file]));
  return [...withImports(bundle, apps)].filter((file) => !named.has(file));
}

const stylesOf = (bundle: Rollup.OutputBundle, files: Iterable<string>): readonly string[] =>
  [...files].flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });

/** Style sheets of the app that the document does not link to itself. */
export function appStyles(
  bundle: Rollup.OutputBundle,
  document: Rollup.OutputChunk | undefined,
): readonly string[] {
  if (!document) return [];
  const linked = new Set(stylesOf(bundle, withImports(bundle, [document.fileName])));
  return [...new Set(stylesOf(bundle, appFiles(bundle, document)))].filter((file) => !linked.has(file));
}
