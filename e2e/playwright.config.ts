import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { freePort } from './support/free-port.ts';

// Each worker process reads this file again, and inherits the ports that the first process chose.
process.env.PORT_OF_JOURNEYS ??= String(await freePort());
process.env.PORT_OF_WORKBENCH ??= String(await freePort());

/** Undefined if neither is set: Playwright then uses its own browser. */
const chromium = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

const chromiumOptions = {
  ...(chromium && { executablePath: chromium }),
  // Without Chromium's sandbox, because checks run as root in containers, and without background traffic, because
  // the network may be closed. Without `--process-per-site`, each page would start a process.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--process-per-site',
  ],
};

/** A sandbox that serves one of the builds, which must exist. */
const serverOf = (folder: string, port: string) => ({
  command: `node --import tsx src/sandbox/start.ts ${folder}`,
  cwd: '..',
  env: { PORT: port },
  port: Number(port),
});

export default defineConfig({
  testDir: '.',
  // A run empties its folder when it starts, and steps run side by side.
  outputDir: process.env.REPORT ? `../.cache/results/${process.env.REPORT}` : '../test-results',
  // The accessibility trees of the screens.
  snapshotPathTemplate: '../docs/screen-reader/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // For two cores. In `npm test`, the browser of another step fills the time in which these two wait.
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['./support/raw-reporter.ts'],
    ['json', { outputFile: `../.cache/reports/${process.env.REPORT ?? 'browser'}.json` }],
  ],
  use: {
    baseURL: `http://localhost:${process.env.PORT_OF_JOURNEYS}`,
    viewport: { width: 360, height: 740 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Recording traces takes a third of a run. Use `--trace on` for a test that fails.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['webkit/*.spec.ts', 'nginx/*.spec.ts'],
      // Its paths send every form.
      grepInvert: /the form of/,
      use: {
        launchOptions: chromiumOptions,
      },
    },
    {
      name: 'firefox',
      // The other journeys use functions of Chromium's driver (0031).
      testMatch: ['paths.spec.ts', 'engines.spec.ts'],
      testIgnore: 'webkit/*.spec.ts',
      use: {
        browserName: 'firefox',
        // Firefox by WebDriver BiDi, and not Playwright's own build of Firefox (0031).
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('support/firefox/firefox.ts', import.meta.url)),
          // Firefox would open a saved PDF in a tab of its own, or a panel with it that takes focus.
          firefoxUserPrefs: {
            'browser.download.alwaysOpenPanel': false,
            // A page from the back-forward cache fires no load event, for which Playwright waits.
            'browser.sessionhistory.max_total_viewers': 0,
            'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
            'pdfjs.disabled': true,
          },
        },
      },
    },
    {
      name: 'nginx',
      testMatch: 'nginx/*.spec.ts',
      // The certificate is made for the test.
      use: { ignoreHTTPSErrors: true, launchOptions: chromiumOptions },
    },
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
  ],
  webServer: [
    serverOf('dist', process.env.PORT_OF_JOURNEYS),
    serverOf('dist-sandbox', process.env.PORT_OF_WORKBENCH),
  ],
});
