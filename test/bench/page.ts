import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

/** How many times slower than this machine. */
const slowdown = 4;

export const slowDown = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** An empty page of a new session, whose calls have no latency. */
export async function openPage(
  browser: Browser,
  origin: string,
  viewport = { width: 1280, height: 800 },
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: origin, viewport });
  const page = await context.newPage();
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  // tsx wraps functions in a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

/** Milliseconds that the main thread works for something, by kind; other work of the machine does not count. */
export async function worked({ page, cdp }: Opened, act: () => Promise<unknown>) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    // Everything that was started is painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    const { metrics } = await cdp.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await read();
  await act();
  const after = await read();
  const of = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const [script, style, layout] = [of('ScriptDuration'), of('RecalcStyleDuration'), of('LayoutDuration')];
  return { all: of('TaskDuration'), script, style, layout };
}

/** The live heap in megabytes. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
}
