import { describe, expect, test } from 'vitest';
import { registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

describe('some step of the walk sets each field of the context that is empty at the start', () => {
  test.each(registry.map(({ flow }) => flow.id))('%s', async (id) => {
    const { cases, start, steps } = await walkOf(id);
    // A field of the input, such as a draft, may stay empty.
    const empty = Object.entries(start.context).filter(
      ([field, value]) => value === null && !(field in Object(cases.input)),
    );
    const unchanged = empty.filter(([field]) => steps.every(({ to }) => to.context[field] === null));
    expect(unchanged.map(([field]) => `no assign sets ${field}`)).toEqual([]);
  });
});
