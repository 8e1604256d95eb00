import { test } from 'vitest';
import { faults } from './corpus/faults.ts';
import { triesOfVisits } from './page/tries-of-visits.ts';
import { makeTries } from './tries.ts';

test('a page survives every fault of every request that it sends', async () => {
  const tries = await triesOfVisits(() =>
    Object.entries(faults).map(([name, response]) => ({ name, response })),
  );
  await makeTries('test/attack/faults-of-reads.test.ts', tries, 150);
});
