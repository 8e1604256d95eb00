import type { Page } from 'playwright/test';

type ReadsOf<Results extends readonly unknown[]> = {
  readonly [Index in keyof Results]: () => Results[Index];
};

/** The source of a list with the result of each function. */
export const listOf = (reads: readonly (() => unknown)[]): string =>
  `[${reads.map((read) => `(${read})()`).join()}]`;

/** A page in any engine. The functions run in the page, so they can use nothing outside themselves. */
export interface EnginePage {
  evaluate<Result>(read: () => Result): Promise<Result>;
  evaluate<Result, Given>(read: (given: Given) => Result, given: Given): Promise<Result>;
  /** Runs several functions in one request: each request to a browser takes ten milliseconds. */
  evaluateAll<Results extends readonly unknown[]>(reads: ReadsOf<Results>): Promise<Results>;
  resize(width: number, height: number): Promise<void>;
  /** Writes a picture of the page to a PNG file. */
  picture(file: string): Promise<void>;
}

/** A page of Chromium or Firefox. */
export const playwrightPage = (page: Page): EnginePage => ({
  evaluate: (read: (given: never) => never, given?: never) => page.evaluate(read, given as never),
  evaluateAll: (reads) => page.evaluate(listOf(reads)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  picture: async (path) => {
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  },
});
