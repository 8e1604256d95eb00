import { test } from 'vitest';
import { replaced } from '#test/contract/malformed.ts';
import { oddTexts } from './corpus/texts.ts';
import { partsOf } from './corpus/values.ts';
import { triesOfVisits } from './page/tries-of-visits.ts';
import { makeTries } from './tries.ts';

test('a page survives every odd text in every text of every response', async () => {
  const tries = await triesOfVisits(({ right }) =>
    partsOf(right)
      .filter(({ value }) => typeof value === 'string')
      .flatMap(({ path }) =>
        Object.entries(oddTexts).map(([name, text]) => ({
          name: `${path.join('.')} ${name}`,
          response: (now: unknown) => ({ status: 200, body: replaced(now, path, text) }),
        })),
      ),
  );
  await makeTries('test/attack/texts-of-reads.test.ts', tries, 100);
});
