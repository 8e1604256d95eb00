import { readdirSync, readFileSync } from 'node:fs';
import type { Chunk } from '#documents/record-bundle.ts';

const ofTests = readdirSync('flows', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/(cases|script)\.ts$/.test(file),
);
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Files and folders that a customer's browser must not load, by the beginning of their path. */
export const forbidden: Readonly<Record<string, readonly string[]>> = {
  'the sandbox': ['src/sandbox/'],
  'tools for development': [
    'src/workbench/',
    'src/app/start/development.ts',
    'src/app/start/late-tools.ts',
    'flows/engine/inspection.ts',
    'flows/engine/redaction.ts',
    'flows/engine/shown-fields.ts',
    'flows/engine/simulate.ts',
  ],
  'the walk and its cases': [
    'flows/engine/walk/',
    'flows/registry',
    'flows/fixtures/',
    ...ofTests.map((file) => `flows/${file}`),
    'node_modules/xstate/dist/xstate-graph.esm.js',
  ],
  // The build leaves out the locale that only Aksel's date picker reads (0027).
  "Aksel's date picker": ['node_modules/@navikt/ds-react/esm/date/', 'node_modules/date-fns/'],
  'tests and journeys': ['test/', 'e2e/'],
  'what only development needs': Object.keys(devDependencies).map((name) => `node_modules/${name}/`),
};

/** A sentence for each forbidden module in a chunk. */
export const forbiddenIn = (chunks: readonly Chunk[]): readonly string[] =>
  Object.entries(forbidden).flatMap(([what, beginnings]) =>
    chunks.flatMap(({ file, modules }) =>
      modules
        .filter((module) => beginnings.some((beginning) => module.startsWith(beginning)))
        .map((module) => `${file} contains ${what}: ${module}`),
    ),
  );
