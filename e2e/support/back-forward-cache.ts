import { test as journey } from './journey.ts';

/** Journeys in a whole Chromium with its back-forward cache: the headless shell has none, and Playwright turns it off. */
export const test = journey.extend({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});
