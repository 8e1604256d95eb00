import { test as base, expect, type Page } from 'playwright/test';

/** To an empty page, however often the one before goes on. */
export const leaveBehind = (page: Page) => expect(() => page.goto('about:blank')).toPass({ timeout: 20_000 });

/** Every page is left behind when its test is over: Chromium may hang on closing one that is on its way. */
export const test = base.extend<{ leftBehind: undefined }>({
  leftBehind: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await leaveBehind(page);
    },
    { auto: true },
  ],
});
