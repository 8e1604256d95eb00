import type { Page } from 'playwright/test';

/** A page in any engine. The functions run in the page, so they can use nothing outside themselves. */
export interface EnginePage {
  evaluate<Result>(read: () => Result): Promise<Result>;
  evaluate<Result, Given>(read: (given: Given) => Result, given: Given): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** Writes a picture of the page to a PNG file. */
  picture(file: string): Promise<void>;
}

/** A page of Chromium or Firefox. */
export const playwrightPage = (page: Page): EnginePage => ({
  evaluate: (read: (given: never) => never, given?: never) => page.evaluate(read, given as never),
  resize: (width, height) => page.setViewportSize({ width, height }),
  picture: async (path) => {
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  },
});
