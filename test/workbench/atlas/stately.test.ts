import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { nodesOf } from '#flows/engine/leaves.ts';
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

const charts = new Map(
  registry.map(({ area, flow }) => [`${area}/${flow.machine.id}`, flow.machine] as const),
);

describe.each([...charts])('%s.stately.ts', (place, machine) => {
  const file = resolve(`docs/flows/${place}.stately.ts`);

  test('imports nothing but xstate', () => {
    const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
    expect(errors).toEqual([]);
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['xstate']);
    expect(module.dynamicImports).toEqual([]);
  });

  test('is the same chart', async () => {
    const [found, ...more]: readonly unknown[] = Object.values(await import(file));
    expect(more).toEqual([]);
    if (!(found instanceof StateMachine)) throw new Error(`${file} holds no machine`);
    expect(graph(found)).toEqual(graph(machine));
  });
});
