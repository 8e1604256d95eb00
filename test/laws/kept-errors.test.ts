import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isApiError } from '#domain/errors/api-error.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { Step } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

/** Whether the data has a matching part. */
const has = (data: unknown, matches: (part: unknown) => boolean): boolean =>
  matches(data) ||
  (typeof data === 'object' && data !== null && Object.values(data).some((part) => has(part, matches)));

/** A failed call that leads to a failure, although the chart keeps neither its error nor that of an earlier call. */
function dropped({ event, outcome, from, to }: Step): readonly string[] {
  const isFailure = outcome?.wire && 'error' in event && to.status === 'active' && to.hasTag('failure');
  if (!isFailure || has(from.context, isApiError)) return [];
  return has(to.context, (part) => isDeepStrictEqual(part, event.error))
    ? []
    : [`${dataState(from)} → ${dataState(to)}: no assign keeps the error of ${outcome.actor}`];
}

// A script reads the error from the chart's context, so it would not miss one.
describe('a failure keeps the error of its call, which its screen shows', () => {
  test.each(registry.map(({ flow }) => flow.id))('%s', async (id) => {
    const { steps } = await walkOf(id);
    expect([...new Set(steps.flatMap(dropped))]).toEqual([]);
  });
});
