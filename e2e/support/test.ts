import { test as base, expect, type Page } from 'playwright/test';

/** Goes to an empty page, also if the previous page keeps navigating. */
export const emptyPage = (page: Page) => expect(() => page.goto('about:blank')).toPass({ timeout: 20_000 });

/** Empties every page when its test ends: Chromium may hang when it closes a page that is navigating. */
export const test = base.extend<{ emptiedPages: undefined }>({
  emptiedPages: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await emptyPage(page);
    },
    { auto: true },
  ],
});
