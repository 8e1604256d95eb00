import { build, type Rollup } from 'vite';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registry } from '#flows/registry.ts';

/** Where a chart is written. */
export const sourceOf = (chart: string): string =>
  `machines/${registry.find(({ flow }) => flow.machine.id === chart)?.area}/${chart}.ts`;

/** A chart as one file that imports nothing but xstate, for the Stately visualiser: what it imports is written out in it. */
export async function statelyOf({ id, machine }: Pick<AnyFlow, 'id' | 'machine'>): Promise<string> {
  const source = sourceOf(machine.id);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: source, formats: ['es'], fileName: id },
      rolldownOptions: { external: ['xstate'], output: { comments: false } },
    },
  });
  return `// Made from ${source} by \`npm run docs\`: paste it into the Stately visualiser.\n${codeIn(built)}`;
}

function codeIn(built: Awaited<ReturnType<typeof build>>): string {
  const outputs = 'close' in built ? [] : [built].flat();
  const chunks = outputs.flatMap(({ output }) =>
    output.filter((part): part is Rollup.OutputChunk => part.type === 'chunk'),
  );
  const [chunk, ...more] = chunks;
  if (!chunk || more.length > 0) throw new Error(`a chart is one chunk, not ${chunks.length}`);
  return chunk.code;
}
