import { expect, test } from 'vitest';
import { walkOf } from '#workbench/walks.ts';

/** Each text of a value. Those of an error, and of the page's configuration, are no data of the insurer. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else
    for (const [field, part] of Object.entries(Object(value)))
      if (field !== 'error' && field !== 'site') yield* textsIn(part);
}

/** Codes of the chart's own, and the empty text for a text that is missing. */
const plain = ['', 'title', 'ascending', 'descending'];

test.each(['private-landing', 'business-landing'])(
  'the chart %s holds texts of responses and inputs only: its screens describe them',
  async (id) => {
    const { cases, steps } = await walkOf(id);
    const known = new Set([...textsIn([cases.input, cases.events, cases.actors]), ...plain]);
    const held = new Set(steps.flatMap(({ to }) => [...textsIn(to.context)]));
    expect(held.size).toBeGreaterThan(10);
    expect([...held].filter((text) => !known.has(text))).toEqual([]);
  },
);
