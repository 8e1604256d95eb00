import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, StateMachine } from 'xstate';
import { nodesOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import { entryWords } from '#workbench/atlas/actions.ts';
import { describeTransitions } from '#workbench/atlas/transitions.ts';

/** All that a drawing would show. */
const graph = (machine: AnyStateMachine) => ({
  states: nodesOf(machine.root).map((node) => ({
    ...{ id: node.id, type: node.type, description: node.description, tags: node.tags },
    ...{ meta: node.meta, order: node.order, actions: entryWords(node) },
    invoked: node.invoke.map(({ id, src }) => [id, src]),
    initial: node.initial?.target.map(({ id }) => id),
    reentered: [...node.transitions.values()].flat().map(({ reenter }) => reenter),
  })),
  transitions: describeTransitions(machine),
});

/** The names that a chart declares or uses. */
function namesIn(machine: AnyStateMachine) {
  const { actors, delays, guards, actions } = machine.implementations;
  const transitions = describeTransitions(machine);
  const entered = nodesOf(machine.root).flatMap(entryWords);
  const used = [
    ...transitions.flatMap((transition) => transition.actions),
    ...entered.map((words) => words.replace(/^(entry|exit): /, '')),
  ];
  const checked = transitions.flatMap(({ guard }) => guard ?? []);
  return {
    actors: Object.keys(actors),
    delays: Object.entries(delays).map(([name, delay]) => [name, typeof delay === 'number' && delay]),
    guards: new Set([...Object.keys(guards), ...checked]),
    actions: new Set([...Object.keys(actions), ...used]),
  };
}

// JavaScript: an editor would report each type that the file lacks.
describe.each(registry.map(({ area, flow }) => [`${area}/${flow.id}.stately.js`, flow] as const))(
  '%s',
  (place, { machine }) => {
    const file = resolve(`docs/flows/${place}`);
    const text = readFileSync(file, 'utf8');

    async function loaded(): Promise<AnyStateMachine> {
      const [found, ...more]: readonly unknown[] = Object.values(await import(file));
      expect(more).toEqual([]);
      if (!(found instanceof StateMachine)) throw new Error(`${file} holds no machine`);
      return found;
    }

    test('is JavaScript without tabs that imports XState alone', () => {
      const { module, errors } = parseSync(file, text);
      expect(errors).toEqual([]);
      expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['xstate']);
      expect(module.dynamicImports).toEqual([]);
      expect(text).not.toContain('\t');
    });

    test('has instructions for the import', () => {
      expect(text).toMatch(/^\/\/ Generated from machines\/.*\n(\/\/ .*\n)*\/\/ 3\. Paste this whole file/);
    });

    test('is the same chart', async () => {
      expect(graph(await loaded())).toEqual(graph(machine));
    });

    test('has an implementation for every name', async () => {
      const { guards, actions, actors, delays } = (await loaded()).implementations;
      expect({
        actors: Object.keys(actors),
        delays: Object.entries(delays).map(([name, delay]) => [name, typeof delay === 'number' && delay]),
        guards: new Set(Object.keys(guards)),
        actions: new Set(Object.keys(actions)),
      }).toEqual(namesIn(machine));
    });

    test('starts', async () => {
      expect(
        createActor(await loaded())
          .start()
          .getSnapshot().status,
      ).not.toBe('error');
    });
  },
);
