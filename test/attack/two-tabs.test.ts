import { test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';
import { faults } from './corpus/faults.ts';
import { writesOf } from './outside/other-tab.ts';
import { openedPages, stepsOf } from './outside/pages.ts';
import { load } from './page/load.ts';
import { makeTries, type Try } from './tries.ts';
import { takeStep } from './walk/take-step.ts';

type Page = Awaited<ReturnType<typeof openedPages>>[number];
type Portal = ReturnType<typeof portalAs>;

/** Steps of the visitor after the other tab has done something. */
const length = 6;

/** Opens a page, lets another tab do something, uses the page, and returns what is wrong after the first step that goes wrong. */
async function problemsAfter(
  { persona, address }: Page,
  otherTab: (portal: Portal) => Promise<unknown>,
  seed: number,
  response: ReturnType<NonNullable<(typeof faults)[string]>> | null = null,
): Promise<readonly string[]> {
  const portal = portalAs(persona);
  const { problems } = await load(portal, address, async () => null);
  if (problems.length > 0 || portal.exits().length > 0) return problems;
  await otherTab(portal);
  const done: string[] = [];
  for (const step of stepsOf(seed, length)) {
    const taken = await takeStep(portal, step, response === 'late' ? null : response);
    done.push(taken.done);
    if (taken.problems.length > 0) return [done.join(', '), ...taken.problems];
    if (taken.hasLeft) return [];
  }
  return [];
}

test('a page survives every write in another tab', async () => {
  const pages = await openedPages();
  const writes = {
    'private-rich': await writesOf('private-rich'),
    'business-admin': await writesOf('business-admin'),
  };
  const tries = pages.flatMap((page, at) =>
    Object.entries(writes)
      .filter(([persona]) => persona === page.persona)
      .flatMap(([, made]) => made)
      .map(
        (write, number): Try => ({
          name: `${page.persona} ${page.page} after ${write.operation} ${number}`,
          run: () => problemsAfter(page, (portal) => portal.otherTabSends(write), at * 100 + number),
        }),
      ),
  );
  await makeTries('test/attack/two-tabs.test.ts', tries, 20);
});

test('a page survives a log-out in another tab', async () => {
  const tries = (await openedPages()).flatMap((page, at) =>
    Array.from(
      { length: 10 },
      (_, number): Try => ({
        name: `${page.persona} ${page.page} after a log-out ${number}`,
        run: () => problemsAfter(page, async () => {}, at * 100 + number, faults['401']?.({}) ?? null),
      }),
    ),
  );
  await makeTries('test/attack/two-tabs.test.ts', tries, 20);
});
