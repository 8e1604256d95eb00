import { test } from 'vitest';
import { makeTries } from './tries.ts';
import { walkProblems } from './walk/walk.ts';

/** Each walk has 30 steps. */
const number = 334;

test('a visitor who uses random controls is never stuck, and never loses focus', async () => {
  const tries = Array.from({ length: number }, (_, seed) => ({
    name: `walk ${seed}`,
    run: () => walkProblems(seed),
  }));
  await makeTries('test/attack/random-walks.test.ts', tries, 10);
});
