import { onTestFinished, test } from 'vitest';
import { loseConnection, regainConnection } from './outside/connection.ts';
import { openedPages, stepsOf } from './outside/pages.ts';
import { load } from './page/load.ts';
import { portalOf } from './page/portals.ts';
import { pageProblems } from './page/problems.ts';
import { settle } from './page/settle.ts';
import { makeTries, type Try } from './tries.ts';
import { takeStep } from './walk/take-step.ts';

type Page = Awaited<ReturnType<typeof openedPages>>[number];

/** Steps of the visitor without a connection. */
const length = 4;

/** Opens a page and uses it without a connection, which then returns. */
async function problemsOf({ persona, address }: Page, seed: number, isLostFirst: boolean) {
  const portal = portalOf(persona);
  const exits = portal.exits().length;
  const hasLeft = () => portal.exits().length > exits;
  if (isLostFirst) await loseConnection();
  const { problems } = await load(portal, address, async () => (isLostFirst ? 'lost' : null), isLostFirst);
  if (problems.length > 0 || hasLeft()) return problems;
  await loseConnection();
  const done: string[] = [];
  for (const step of stepsOf(seed, length)) {
    const taken = await takeStep(portal, step, 'lost', true);
    done.push(taken.done);
    if (taken.problems.length > 0) return ['without a connection', ...done, ...taken.problems];
    if (taken.hasLeft) return [];
  }
  portal.comesBetween((_, honest) => honest());
  await regainConnection();
  const isSettled = await settle(() => false, hasLeft);
  return [
    ...(isSettled ? [] : ['it waits for nothing after the connection has returned', ...done]),
    ...(hasLeft() ? [] : pageProblems()),
    ...portal.takeDefects(),
  ];
}

test('a page survives that the connection is lost, and goes on when it returns', async () => {
  onTestFinished(regainConnection);
  const tries = (await openedPages()).flatMap((page, at) =>
    [true, false].flatMap((isLostFirst) =>
      Array.from(
        { length: 8 },
        (_, number): Try => ({
          name: `${page.persona} ${page.page} ${isLostFirst ? 'opened' : 'used'} offline ${number}`,
          run: () => problemsOf(page, at * 100 + number, isLostFirst).finally(regainConnection),
        }),
      ),
    ),
  );
  await makeTries('test/attack/offline.test.ts', tries, 20);
});
