import { expect } from 'playwright/test';
import { durations } from '#domain/site/durations.ts';
import { documentOf, main } from '#e2e/support/documents.ts';
import {
  admission,
  dateOf,
  firstScript,
  hasArrived,
  hasTimeOut,
  responding,
  scriptsOf,
  showsGate,
} from '#e2e/support/held-page.ts';
import { cachedReads, callOf, mayBeRepeated } from '#flows/engine/walk/sent-calls.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import type { Site } from '#test/support/run-path.ts';
import { webKitPerson } from './person.ts';
import type { WebKit } from './test.ts';

const intervals = [5, 10, 20, 50];

/** The production build in WebKit, with every response held until the test sends it, as `openPageSite`. */
export async function openWebKitSite(
  { page, portal, gallery, inPage }: WebKit,
  { flow }: Walk,
): Promise<Site> {
  const { driver } = page;
  const start = startOf(flow.id).flow.id;
  const server = start === 'dialog-gallery' ? gallery : portal;
  const address = new URL(documentOf(start), server.origin);
  const isTimed = hasTimeOut(flow);
  const cached = cachedReads();
  const date = dateOf(flow);
  let isRepeating = false;
  const now = date ? Date.parse(date) : Date.now();
  const clock = isTimed ? `inPage.stopClock(${now});` : date ? `inPage.fixDate(${now});` : '';
  const run = (script: () => unknown) => `(${script})();`;
  const isReady = 'window.isPrepared = true;';
  server.prepare([run(firstScript), inPage, clock, ...scriptsOf(flow).map(run), isReady].join('\n'));
  const letPass = (ms: number) => driver.executeScript<void>('inPage.clock.tick(arguments[0])', ms);
  // Goes through an empty page: another hash of the same document would not reload it.
  await driver.get('about:blank');
  await driver.get(`${server.origin}${address.pathname}${address.search}${address.hash}`);
  await page.until(
    (stopped) => {
      if (stopped) window.inPage.clock?.tick(20);
      return document.querySelector('[data-flow]') !== null && 'isPrepared' in window;
    },
    isTimed,
    'no flow, or a script in front of the app failed',
  );

  const url = async () => new URL(await driver.getCurrentUrl());
  const evaluate = (script: string) => driver.executeScript(`return ${script}`).catch(() => null);
  const site: Site = {
    driverOf: (id) => webKitPerson(page, id),
    checksScreens: 'once',
    async respond({ request, response }) {
      if (cached.has(request, response)) return;
      const call = callOf(request);
      const repeats = mayBeRepeated(request, response);
      isRepeating ||= repeats;
      await expect
        .poll(() => evaluate(responding(call, response, repeats)), { message: call, intervals })
        .toBe(true);
    },
    letPass,
    async shows(id, state) {
      await page.until(
        ([name, wanted, isStopped, repeats]) => {
          // A stopped clock keeps a dialog closing.
          const isClosing = document.querySelector('[data-flow="dialog"][data-state="closing"]') !== null;
          const shown = document.querySelector(`[data-flow="${name}"][data-state="${wanted}"]`);
          // Outside the main app, a failed read is repeated after a pause of the stopped clock, at most 4 seconds.
          if (shown === null && repeats) window.inPage.clock?.tick(4000);
          return shown !== null && (isStopped || !isClosing);
        },
        [id, state, isTimed, isTimed && isRepeating && address.pathname !== main] as const,
        `${id}: not ${state}`,
      );
      if (isRepeating) await evaluate('heldCalls.holdAgain()');
      isRepeating = false;
    },
    async ended(id) {
      // The dialog of the flow closes by the same clock.
      if (isTimed) await letPass(durations.dialogClosing);
      const isGone = () => evaluate(`document.querySelector('[data-flow="${id}"]') === null`);
      await expect
        .poll(async () => (await url()).pathname !== address.pathname || (await isGone()))
        .toBe(true);
    },
    async left(exit) {
      const { to: hash, leave, post } = exit as { to?: string; leave?: string; post?: { address: string } };
      if (hash) return void (await expect.poll(async () => (await url()).hash).toBe(`#${hash}`));
      const to = leave ?? post?.address;
      if (to) await expect.poll(async () => hasArrived(await url(), new URL(to, server.origin))).toBe(true);
      else await expect.poll(() => evaluate('loadedBy')).toBe('reload');
    },
  };
  if (!flow.isGate && (await evaluate(showsGate))) await site.respond(admission);
  return site;
}
