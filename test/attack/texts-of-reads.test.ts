import { test } from 'vitest';
import { replaced } from '#test/contract/malformed.ts';
import { oddTexts } from './corpus/texts.ts';
import { partsOf } from './corpus/values.ts';
import { triesOfVisits } from './page/tries-of-visits.ts';
import { visits } from './page/visits.ts';
import { makeTries } from './tries.ts';

test('the pages that read a response survive every odd text in each of its texts, each text on one of them', async () => {
  const all = await visits();
  const tries = await triesOfVisits((visit) => {
    // The pages that read the same response share its odd texts: on each page all of them would take a day.
    const sharing = all.filter(
      ({ persona, operation }) => persona === visit.persona && operation === visit.operation,
    );
    return partsOf(visit.right)
      .filter(({ value }) => typeof value === 'string')
      .flatMap(({ path }, field) =>
        Object.entries(oddTexts)
          .filter((_, index) => sharing[(field + index) % sharing.length] === visit)
          .map(([name, text]) => ({
            name: `${path.join('.')} ${name}`,
            response: (now: unknown) => ({ status: 200, body: replaced(now, path, text) }),
          })),
      );
  });
  await makeTries('test/attack/texts-of-reads.test.ts', tries, 100);
});
