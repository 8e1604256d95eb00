import type { CDPSession, Page } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { openBrowser, serveBuilt } from './built-app.ts';

// Repeats one thing in one loaded page: `npm run bench:growth`. Later repetitions should cost what the first ones cost,
// and the heap should not grow.

interface Repetition {
  readonly what: string;
  readonly address: string;
  readonly times: number;
  /** How many of them are one row of the table. */
  readonly batch: number;
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Does it `count` times within the page. */
  readonly act: (page: Page, count: number) => Promise<unknown>;
}

const listed = '.policies a[href*="/7130010/"]';

const repetitions: readonly Repetition[] = [
  {
    what: 'visits of a policy, from the landing page and back',
    address: `${main}?persona=private-rich`,
    times: 200,
    batch: 50,
    prepare: (page) => page.locator(listed).first().waitFor(),
    async act(page, count) {
      for (let visit = 0; visit < count; visit++) {
        await page.locator(listed).first().evaluate((link: HTMLElement) => link.click());
        await page.locator('[data-flow="policy-details"] h2').first().waitFor();
        await page.goBack();
        await page.locator(listed).first().waitFor();
      }
    },
  },
  {
    what: "events through the employee list's chart",
    address: `${main}?persona=business-large#/bm/personal/7260002/3/ansattliste`,
    times: 10_000,
    batch: 2_500,
    prepare: (page) => page.getByRole('searchbox').waitFor(),
    act: (page, count) =>
      page.getByRole('searchbox').evaluate((field: HTMLInputElement, count) => {
        // React hears a change only if the value was set by the element's own setter.
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (let event = 0; event < count; event++) {
          setter?.call(field, `ingen ${event % 10}`);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, count),
  },
];

/** Time of the main thread in milliseconds, and the live heap in MB. */
async function measure(cdp: CDPSession, page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { busy: busy * 1000, heap: usedSize / 1_048_576 };
}

const { origin, close } = await serveBuilt();
const browser = await openBrowser();
for (const { what, address, times, batch, prepare, act } of repetitions) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await prepare(page);
  // The first ones load code and fill the cache.
  await act(page, batch / 10);
  const rows = [];
  for (let done = 0; done < times; done += batch) {
    const before = await measure(cdp, page);
    await act(page, batch);
    const after = await measure(cdp, page);
    rows.push({
      what: `${what}, ${done + 1} to ${done + batch}`,
      'ms each': ((after.busy - before.busy) / batch).toFixed(2),
      'heap in MB': after.heap.toFixed(2),
    });
  }
  console.table(rows);
  await context.close();
}
await browser.close();
close();
process.exit(0);
