import { expect, test } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { portalAs, reads, textOf } from '#test/journeys/portal.ts';

const rich = 'Varighet av avbrudd';
const off = { status: 200, body: false } satisfies WireResponse;

async function openCraftsman(...replaced: readonly (readonly [string, WireResponse & object])[]) {
  const page = portalAs('business-admin');
  for (const [toggle, response] of replaced) page.replaces(`GET /rest/toggle/${toggle}`, response);
  await page.open('#/handverker/7230001/3');
  await reads('Sum verktøy');
}

test('a craftsman’s insurance has its full description if both of its toggles are on (B2.44, B6.14)', async () => {
  await openCraftsman();
  expect(textOf()).toContain(rich);
});

test.each([
  ['the toggle of its page is off', 'handverker-detaljside', off],
  ['the toggle of its full description is off', 'rik-handverker', off],
  ['a toggle cannot be loaded', 'rik-handverker', { status: 404, body: {} }],
])('a craftsman’s insurance has the plain description if %s (B2.44, B6.14)', async (_, toggle, response) => {
  await openCraftsman([toggle, response]);
  expect(textOf()).not.toContain(rich);
});
