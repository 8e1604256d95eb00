import fc from 'fast-check';
import { type Visit, visits } from '#test/attack/page/visits.ts';
import { steps, type WalkStep } from '#test/attack/walk/steps.ts';

type Opened = Pick<Visit, 'persona' | 'page' | 'address'>;

/** Each page that sends a request, once for each persona. */
export async function openedPages(): Promise<readonly Opened[]> {
  const found = new Map((await visits()).map((visit) => [`${visit.persona} ${visit.page}`, visit]));
  return [...found.values()];
}

/** Steps that are the same ones each time. */
export const stepsOf = (seed: number, length: number): readonly WalkStep[] =>
  fc.sample(steps(length), { seed, numRuns: 1 })[0] ?? [];
