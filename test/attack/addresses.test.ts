import { test } from 'vitest';
import { oddAddresses, ordinaryAddresses } from './corpus/addresses.ts';
import { load } from './page/load.ts';
import { portalOf } from './page/portals.ts';
import { pageNameOf, visits } from './page/visits.ts';
import { makeTries, type Try } from './tries.ts';

/** A path that names another folder when a gateway decodes it, or that has a control character. */
const isMisleading = (path: string): boolean =>
  /[/\\]\.\.?(?:[/\\;]|$)|\p{Cc}/u.test(decodeURIComponent(path));

test('a page survives every odd address, and sends no request that it does not send otherwise', async () => {
  const portal = portalOf('private-rich');
  const usual = new Set<string>();
  for (const { page, operation } of await visits()) usual.add(`${page} sends ${operation}`);
  for (const address of ordinaryAddresses) {
    const { sent } = await load(portal, address, async () => null);
    for (const { operation } of sent) usual.add(`${pageNameOf(address)} sends ${operation}`);
  }
  const tries = oddAddresses.map(
    (address): Try => ({
      name: address.slice(0, 120),
      async run() {
        const { problems, sent } = await load(portal, address, async () => null);
        const unusual = sent
          .map(({ operation }) => `${pageNameOf(address)} sends ${operation}`)
          .filter((request) => !usual.has(request));
        const misled = sent.filter(({ path }) => isMisleading(path)).map(({ path }) => `it requests ${path}`);
        return [...problems, ...misled, ...unusual];
      },
    }),
  );
  await makeTries('test/attack/addresses.test.ts', tries, 100);
});
