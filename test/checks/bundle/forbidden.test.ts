import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.ts';

const chunkOf = (...modules: string[]) => ({
  file: 'assets/index.js',
  entry: null,
  modules,
  imports: [],
  css: [],
});

test.each([
  ['the sandbox', 'src/sandbox/personas.ts'],
  ['tools for development', 'src/app/start/development.ts'],
  ['tools for development', 'flows/engine/inspection.ts'],
  ['tools for development', 'flows/engine/redaction.ts'],
  ['tools for development', 'flows/engine/simulate.ts'],
  ['the walk and its cases', 'flows/engine/walk/walk.ts'],
  ['the walk and its cases', 'flows/registry.ts'],
  ['the walk and its cases', 'flows/buying/self-declaration/cases.ts'],
  ['tools for development', 'src/workbench/portal.ts'],
  ['the walk and its cases', 'node_modules/xstate/dist/xstate-graph.esm.js'],
  ['tests and journeys', 'test/support/run-path.ts'],
  ['tests and journeys', 'e2e/support/sandbox.ts'],
  ['what only development needs', 'node_modules/@xstate/graph/dist/xstate-graph.esm.js'],
  ['what only development needs', 'node_modules/hono/dist/hono.js'],
  ['what only development needs', 'node_modules/@hono/node-server/dist/index.mjs'],
])('%s may not be in the bundle: %s', (what, module) => {
  expect(forbiddenIn([chunkOf('src/app/page/query.ts', module)])).toEqual([
    `assets/index.js contains ${what}: ${module}`,
  ]);
});

test('accepts modules of the product', () => {
  expect(
    forbiddenIn([
      chunkOf('src/app/page/query.ts', 'flows/engine/host.tsx', 'node_modules/xstate/dist/xstate.esm.js'),
    ]),
  ).toEqual([]);
});
