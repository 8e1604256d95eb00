import { build, type Rollup } from 'vite';

const head = (source: string): string =>
  [
    `Generated from ${source} by \`npm run docs\`; do not edit. It is JavaScript: the types are removed.`,
    'To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):',
    '1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:',
    '   an import overwrites the machine that is open.',
    '2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.',
    '3. Paste this whole file, and choose Import.',
    'The rules that the chart uses are included, packages are imported; the chart itself is last.',
    'Its calls and child flows never end.',
  ]
    .map((line) => `// ${line}`)
    .join('\n');

/** The actors that a chart declares only by type, in the bundled code. */
const declaredActors = /\bactors: \{(\s*\w+: \{\},?)+\s*\}/;

/** An actor without logic would stop the chart when it is invoked. */
function withSilentActors(code: string): string {
  const silent = code.replace(declaredActors, (actors) =>
    actors.replaceAll(/(\w): \{\}/g, '$1: fromPromise(() => new Promise(() => {}))'),
  );
  return silent === code ? code : silent.replace(/^import \{(?=.* from "xstate")/m, 'import { fromPromise,');
}

const isPackage = (module: string): boolean => !module.startsWith('#') && !module.endsWith('.ts');

/** A chart with its rules as one file that imports packages only, for Stately Studio. */
export async function statelyOf(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: source, formats: ['es'] },
      rolldownOptions: {
        external: isPackage,
        treeshake: { moduleSideEffects: 'no-external' },
        output: { comments: false },
      },
    },
  });
  // Stately's tools fail on tabs.
  return `${head(source)}\n${withSilentActors(codeIn(built)).replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length))}`;
}

function codeIn(built: Awaited<ReturnType<typeof build>>): string {
  const outputs = 'close' in built ? [] : [built].flat();
  const chunks = outputs.flatMap(({ output }) =>
    output.filter((part): part is Rollup.OutputChunk => part.type === 'chunk'),
  );
  const [chunk, ...more] = chunks;
  if (!chunk || more.length > 0) throw new Error(`a chart must be one chunk, not ${chunks.length}`);
  return chunk.code;
}
