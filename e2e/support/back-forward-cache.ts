import { test as journey } from './journey.ts';

/** Journeys in the full Chromium with its back-forward cache. The headless shell has none, and Playwright disables it. */
export const test = journey.extend({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});
