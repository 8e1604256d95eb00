import type { Browser, Page } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { heapOf, openPage, worked } from './page.ts';
import type { Bench, Measured } from './scenario.ts';
import { serveBuild } from './server.ts';

interface Repetition {
  readonly what: string;
  readonly address: string;
  /** How many repetitions are one batch. */
  readonly batch: number;
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Repeats it `count` times in the page. */
  readonly act: (page: Page, count: number) => Promise<unknown>;
}

const listed = '.policies a[href*="/7130010/"]';

const repetitions: readonly Repetition[] = [
  {
    what: 'visits of a policy, from the landing page and back',
    address: `${main}?persona=private-rich`,
    batch: 50,
    prepare: (page) => page.locator(listed).first().waitFor(),
    async act(page, count) {
      for (let visit = 0; visit < count; visit++) {
        await page
          .locator(listed)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await page.locator('[data-flow="policy-details"] h2').first().waitFor();
        await page.goBack();
        await page.locator(listed).first().waitFor();
      }
    },
  },
  {
    what: "events through the employee list's chart",
    address: `${main}?persona=business-large#/bm/personal/7260002/3/ansattliste`,
    batch: 2_500,
    prepare: (page) => page.getByRole('searchbox').waitFor(),
    act: (page, count) =>
      page.getByRole('searchbox').evaluate((field: HTMLInputElement, count) => {
        // React notices a change only if the element's own setter has set the value.
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (let event = 0; event < count; event++) {
          setter?.call(field, `ingen ${event % 10}`);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, count),
  },
];

async function repeat(browser: Browser, origin: string, { address, batch, prepare, act }: Repetition) {
  const opened = await openPage(browser, origin);
  const { page, cdp, close } = opened;
  await page.goto(address);
  await prepare(page);
  // The first ones load code and fill the cache.
  await act(page, batch / 10);
  const result: Record<string, number> = {};
  for (const number of [1, 2, 3, 4]) {
    const { all } = await worked(opened, () => act(page, batch));
    result[`ms each, batch ${number}`] = all / batch;
    result[`heap MB, batch ${number}`] = await heapOf(cdp);
  }
  await close();
  return result satisfies Measured;
}

/** Repeats one thing in one loaded page: later batches should cost what the first one costs, and the heap not grow. */
export const growth: Bench = {
  title: 'Repetitions in one page, CPU not slowed',
  rounds: 1,
  async scenarios(browser) {
    const { origin } = await serveBuild();
    return repetitions.map((repetition) => ({
      what: repetition.what,
      variants: { [`batches of ${repetition.batch}`]: () => repeat(browser, origin, repetition) },
    }));
  },
};
