import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/test.ts';
import { waitUntilLoaded } from '#e2e/support/visits.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

const pages = [
  ['private-rich', main],
  ['private-one', main],
  ['private-empty', main],
  ['business-admin', main],
  ['partner', main],
  ['other-bank', main],
  ['private-rich', `${main}#/innstillinger`],
  ['private-rich', `${main}#/dele-forsikringer`],
  ['private-rich', `${main}#/reisekort`],
  ['private-rich', `${main}#/tilbud`],
  ['private-rich', `${main}#/bil/7130010/2`],
  ['business-admin', `${main}#/bm/tilganger`],
  ['business-admin', `${main}#/bm/bestille`],
  ['business-admin', `${main}#/bm/admin/ansatt-inn-og-utmelding`],
  ['private-one', `${main}/kjope`],
  ['private-one', '/oversikt/forsikring/egenerklaring'],
  ['private-rich', '/mellomside'],
] as const;

/** Runs in the page, and adds up the layout shifts that no input has caused. */
function addUpShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many pages load at the same time. Each waits for the sandbox most of the time. */
const atOnce = 5;

const overviews = pages.filter(([, address]) => address === main);

const windows = [
  // The head of the overview has the least room here.
  { width: 320, height: 800, pages: overviews },
  { width: 360, height: 800, pages },
  // That of the bench. More of the policies is seen below the tasks.
  { width: 412, height: 915, pages: overviews },
  { width: 1280, height: 800, pages },
];

for (const { width, height, pages } of windows) {
  test(`nothing moves while a page loads at ${width} × ${height} px`, async ({ browser, baseURL }) => {
    const shiftOf = async ([persona, address]: (typeof pages)[number]) => {
      // A session of its own, in which the sandbox has its usual latency.
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width, height },
      });
      await context.addInitScript(addUpShifts);
      const page = await context.newPage();
      const [path = '', hash = ''] = address.split(/(?=#)/);
      await page.goto(`${path}?persona=${persona}${hash}`);
      await waitUntilLoaded(page);
      const shifted = await page.evaluate(() => window.shifted);
      await context.close();
      return { persona, address, shifted };
    };
    const shifts: Awaited<ReturnType<typeof shiftOf>>[] = [];
    const left = [...pages];
    const visitRest = async () => {
      for (let next = left.shift(); next; next = left.shift()) shifts.push(await shiftOf(next));
    };
    await Promise.all(Array.from({ length: atOnce }, visitRest));
    expect(shifts.filter(({ shifted }) => shifted > 0.02)).toEqual([]);
  });
}
