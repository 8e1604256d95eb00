import { expect, test } from 'vitest';
import { isFlow } from '#flows/engine/define-flow.ts';
import { places } from '#flows/registry/places.ts';
import { registry } from '#flows/registry.ts';

const children = registry.flatMap(({ flow }) =>
  Object.values(flow.actors)
    .filter(isFlow)
    .map(({ id }) => id),
);

test('each place is the place of a registered flow', () => {
  const ids = registry.map(({ flow }) => flow.id);
  expect(Object.keys(places).filter((id) => !ids.includes(id))).toEqual([]);
});

test('each child flow has a place', () => {
  expect(children.length).toBeGreaterThan(0);
  expect(children.filter((id) => !(id in places))).toEqual([]);
});
