import { test } from 'vitest';
import { replaced } from '#test/contract/malformed.ts';
import { partsOf, wrongValues } from './corpus/values.ts';
import { triesOfVisits } from './page/tries-of-visits.ts';
import { makeTries } from './tries.ts';

test('a page survives every field of every response that is null, left out or of another kind', async () => {
  const tries = await triesOfVisits(({ right }) =>
    partsOf(right).flatMap(({ path, value }) =>
      Object.entries(wrongValues).map(([name, wrong]) => ({
        name: `${path.join('.')} ${name}`,
        response: (now: unknown) => ({ status: 200, body: replaced(now, path, wrong(value)) }),
      })),
    ),
  );
  await makeTries('test/attack/fields-of-reads.test.ts', tries, 120);
});
