import { test as base, expect, type Page } from 'playwright/test';

/** Goes to an empty page, also if the previous page keeps navigating. */
export const leaveBehind = (page: Page) => expect(() => page.goto('about:blank')).toPass({ timeout: 20_000 });

/** Every page is empty when its test ends: Chromium may hang when it closes a page that is navigating. */
export const test = base.extend<{ leftBehind: undefined }>({
  leftBehind: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await leaveBehind(page);
    },
    { auto: true },
  ],
});
