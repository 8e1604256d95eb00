import { build, type Rollup } from 'vite';

const head = (source: string): string =>
  [
    `// Generated from ${source} by \`npm run docs\`; do not edit.`,
    '// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the',
    '// Code panel, and paste this file. What the chart imports is included; the chart itself is last.',
  ].join('\n');

/** A chart as one file that imports nothing but xstate, for Stately Studio. */
export async function statelyOf(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: source, formats: ['es'] },
      rolldownOptions: { external: ['xstate'], output: { comments: false } },
    },
  });
  // Stately's tools stumble over tabs.
  return `${head(source)}\n${codeIn(built).replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length))}`;
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
