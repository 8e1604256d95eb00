import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, StateMachine } from 'xstate';
import { nodesOf } from '#flows/engine/leaves.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { registry } from '#flows/registry.ts';
import { describeTransitions } from '#workbench/atlas/transitions.ts';

/** All that a drawing would show. */
const graph = (machine: (typeof registry)[number]['flow']['machine']) => ({
  states: nodesOf(machine.root).map(
    ({ id, type, description, tags, meta, invoke, entry, initial, order }) => ({
      ...{ id, type, description, tags, meta, order },
      invoked: invoke.map(({ id: invoked, src }) => [invoked, src]),
      entry: entry.length,
      initial: initial?.target.map((target) => target.id),
    }),
  ),
  transitions: describeTransitions(machine),
});

const isRunning = (machine: AnyStateMachine, input?: unknown): boolean => {
  const actor = createActor(machine, { input });
  // Unheard, an error of the chart would break the test too.
  actor.subscribe({ error: () => {} });
  actor.start();
  return actor.getSnapshot().status !== 'error';
};

// JavaScript: an editor would report each type that the bundle has lost.
describe.each(
  registry.map(({ area, flow, cases }) => [`${area}/${flow.id}.stately.js`, flow, cases] as const),
)('%s', (place, flow, cases) => {
  const file = resolve(`docs/flows/${place}`);
  const text = readFileSync(file, 'utf8');

  async function loaded(): Promise<AnyStateMachine> {
    const [found, ...more]: readonly unknown[] = Object.values(await import(file));
    expect(more).toEqual([]);
    if (!(found instanceof StateMachine)) throw new Error(`${file} holds no machine`);
    return found;
  }

  test('is JavaScript without tabs that imports packages and bundles none', () => {
    const { module, errors } = parseSync(file, text);
    expect(errors).toEqual([]);
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    expect(imported).toContain('xstate');
    expect(['xstate', 'superstruct', 'luxon']).toEqual(expect.arrayContaining(imported));
    expect(module.dynamicImports).toEqual([]);
    expect(text).not.toContain('node_modules/');
    expect(text).not.toContain('\t');
  });

  test('has instructions for the import', () => {
    expect(text).toMatch(/^\/\/ Generated from machines\/.*\n(\/\/ .*\n)*\/\/ 3\. Paste this whole file/);
  });

  test('is the same chart', async () => {
    expect(graph(await loaded())).toEqual(graph(flow.machine));
  });

  test('starts, without an input if the chart needs none', async () => {
    const found = await loaded();
    expect(isRunning(found, cases.input)).toBe(true);
    expect(isRunning(found)).toBe(isRunning(inertChart(flow)));
  });
});
