import { describe, expect, test } from 'vitest';
import { dataState } from '#flows/engine/leaves.ts';
import type { Step } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

const isOutdating = ({ outcome }: Step): boolean =>
  Object(Object(outcome?.event).output).mayBeOutdated === true;

/** The calls of a walk that read. */
function readsOf(steps: readonly Step[]): ReadonlySet<string> {
  const outcomes = steps.flatMap(({ outcome }) => (outcome?.wire ? [outcome] : []));
  const reads = outcomes.filter(({ wire }) => wire?.request.method === 'GET');
  return new Set(reads.map(({ actor }) => actor));
}

describe('3: after a child flow that may have changed the page, the page loads again', () => {
  test.each(registry.map(({ flow }) => flow.id))('%s', async (id) => {
    const { steps } = await walkOf(id);
    const reads = readsOf(steps);
    // A read, or another child flow of the page, which loads its own part.
    const isLoading = ({ outcome, from, to }: Step) =>
      Object.keys(to.children)
        .filter((child) => to.children[child] !== from.children[child] && child !== outcome?.actor)
        .some((child) => reads.has(child) || from.children[child]);
    // Visitors who lost their access no longer see the list (B4.22).
    const loads = (step: Step) =>
      step.to.status === 'done' || step.to.matches('accessLost') || isLoading(step);
    const stale = steps.filter((step) => isOutdating(step) && !loads(step));
    expect(stale.map(({ outcome, to }) => `${outcome?.actor} ${outcome?.name} → ${dataState(to)}`)).toEqual(
      [],
    );
  });
});
