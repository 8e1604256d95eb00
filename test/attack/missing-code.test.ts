import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { test } from 'vitest';
import { pages } from '#app/main/pages.ts';
import { openedPages } from './outside/pages.ts';
import { load } from './page/load.ts';
import { portalOf } from './page/portals.ts';
import { makeTries, type Try } from './tries.ts';

type Page = Awaited<ReturnType<typeof openedPages>>[number];

const expected = ['the error fallback', 'TypeError: Failed to fetch dynamically imported module'];

/** Opens a page whose code is missing, presses the retry, and opens it again when the code is there. */
async function problemsWithout(
  { persona, address }: Page,
  code: 'page' | 'gate',
): Promise<readonly string[]> {
  const portal = portalOf(persona);
  portal.misses(code);
  const { problems } = await load(portal, address, async () => null);
  // This page has no gate.
  if (code === 'gate' && !portal.hasMissed()) {
    portal.misses(null);
    return problems;
  }
  const exits = portal.exits().length;
  const retry = screen.queryByRole('button', { name: 'Prøv igjen' });
  if (retry) await userEvent.click(retry);
  const [exit] = portal.exits().slice(exits);
  portal.misses(null);
  const again = await load(portal, address, async () => null);
  return [
    ...expected.filter((each) => !problems.includes(each)).map((each) => `it lacks ${each}`),
    ...problems.filter((each) => !expected.includes(each)),
    ...(retry && exit === 'reload' ? [] : ['it offers no reload']),
    ...again.problems,
  ];
}

const triesOf = (page: Page): readonly Try[] =>
  (['page', 'gate'] as const).map((code) => ({
    name: `${page.persona} ${page.page} without the code of the ${code}`,
    run: () => problemsWithout(page, code),
  }));

test('a page whose code is missing offers a reload, and opens when the code is there', async () => {
  const inMainApp = (await openedPages()).filter(({ page }) => page in pages);
  await makeTries('test/attack/missing-code.test.ts', inMainApp.flatMap(triesOf), 12);
});
