import { expect, test } from 'vitest';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registered, registry } from '#flows/registry.ts';
import { goalFor, goalsOf } from '#workbench/goals.ts';

test('a selected group of states leads to its first leaf, and a transition to the state that it leaves', () => {
  const { flow } = registered('add-travel-card');
  expect(goalFor(flow, 'filling')).toBe('filling.typing');
  expect(goalFor(flow, 'sending')).toBe('sending');
  expect(goalFor(flow, 'add-travel-card.filling: submitted [isValid] → sending')).toBe('filling.typing');
  expect(goalFor(flow, 'zzz')).toBeUndefined();
});

test('each group of each chart leads to a leaf within it', () => {
  const lost = registry.flatMap(({ flow }) => {
    const goals = goalsOf(flow);
    return nodesOf(flow.machine.root)
      .map(pathOf)
      .filter((path) => goals.some((leaf) => leaf.startsWith(`${path}.`)))
      .filter((path) => !goalFor(flow, path)?.startsWith(`${path}.`))
      .map((path) => `${flow.id} ${path}`);
  });
  expect(lost).toEqual([]);
});
